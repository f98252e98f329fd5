import type { User } from './find-servers.ts';

/** Where the servers of a test live and listen. */
export interface Ground {
  readonly folder: string;
  readonly smtpPort: number;
  readonly imapPort: number;
  /** Where mail for direct.example.net is delivered: our own listener. */
  readonly directPort: number;
  readonly user: User;
}

/**
 * exim: mail for orders and bounces at play.example.net goes into the mailbox `orders`, all for direct.example.net to our
 * listener; who else is written to at play.example.net does not exist, which is found out only after the mail is taken.
 */
export const eximSettings = ({ folder, smtpPort, directPort }: Ground): string => `
primary_hostname = mx.example.net
spool_directory = ${folder}/spool
log_file_path = ${folder}/exim-%slog
pid_file_path = ${folder}/exim.pid
local_interfaces = 127.0.0.1
daemon_smtp_ports = ${smtpPort}
never_users =
deliver_drop_privilege = true
keep_environment =
tls_advertise_hosts =
host_lookup =
smtp_accept_max = 200
smtp_accept_max_per_host = 200
smtp_accept_queue_per_connection = 0
message_size_limit = 20M
received_headers_max = 100
acl_smtp_rcpt = check_recipient
acl_smtp_data = accept_all

begin acl
check_recipient:
  deny  local_parts = refused
        message = no such user here
  accept
accept_all:
  accept

begin routers
direct:
  driver = manualroute
  domains = direct.example.net
  route_list = * 127.0.0.1
  self = send
  transport = to_listener
mailbox:
  driver = accept
  domains = play.example.net
  local_parts = orders : bounces
  local_part_suffix = +*
  local_part_suffix_optional
  transport = to_mailbox

begin transports
to_listener:
  driver = smtp
  port = ${directPort}
  allow_localhost
  hosts_try_fastopen =
to_mailbox:
  driver = appendfile
  directory = ${folder}/mail/orders
  maildir_format
  create_directory
  envelope_to_add
  return_path_add

begin retry
* * F,1h,1s
`;

/** dovecot: one mailbox for whoever knows the password, everything as one user who is not root. */
export const dovecotSettings = ({ folder, imapPort, user }: Ground): string => `
base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/dovecot.log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
default_internal_user = ${user.name}
default_internal_group = ${user.name}
default_login_user = ${user.name}
first_valid_uid = 1
mail_location = maildir:${folder}/mail/%u
namespace inbox {
  inbox = yes
  prefix = INBOX.
  separator = .
}
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${user.uid} gid=${user.gid} home=${folder}/home/%u
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${imapPort}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
`;
