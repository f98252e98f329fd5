// Passkeys: the browser alone can speak to them. Without this script all other ways in stay open.
const bytesOf = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
const textOf = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const ask = async (path, body) => {
  const sent = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(`/api/auth/passkey/${path}`, sent);
  if (!answer.ok) throw Object.assign(new Error(), { code: (await answer.json().catch(() => ({}))).code });
  return answer.json();
};

const withBytes = (list) => list?.map((each) => ({ ...each, id: bytesOf(each.id) }));

const answerOf = ({ id, rawId, type, response, authenticatorAttachment }) => {
  const named = {};
  for (const part of ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle'])
    if (response[part]) named[part] = textOf(response[part]);
  if (response.getTransports) named.transports = response.getTransports();
  return { id, rawId: textOf(rawId), type, response: named, authenticatorAttachment, clientExtensionResults: {} };
};

const signIn = async () => {
  const { challenge, allowCredentials, ...options } = await ask('generate-authenticate-options');
  const publicKey = { ...options, challenge: bytesOf(challenge), allowCredentials: withBytes(allowCredentials) };
  await ask('verify-authentication', { response: answerOf(await navigator.credentials.get({ publicKey })) });
};

const add = async (name) => {
  const { challenge, user, excludeCredentials, ...options } = await ask('generate-register-options');
  const publicKey = {
    ...options,
    challenge: bytesOf(challenge),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: withBytes(excludeCredentials),
  };
  await ask('verify-registration', { response: answerOf(await navigator.credentials.create({ publicKey })), name });
};

const offer = (box, deed) => {
  const [button, fault] = [box.querySelector('button'), box.querySelector('[role=alert]')];
  box.hidden = false;
  box.addEventListener('submit', (event) => event.preventDefault());
  button.addEventListener('click', async () => {
    button.disabled = true;
    fault.hidden = true;
    try {
      await deed();
      location.assign(box.dataset.next);
    } catch (error) {
      if (error.code === 'SESSION_NOT_FRESH' && fault.dataset.notFresh)
        fault.firstElementChild.textContent = fault.dataset.notFresh;
      fault.hidden = false;
      button.disabled = false;
    }
  });
};

// Passkeys belong to a name: an address of digits has none.
if (globalThis.PublicKeyCredential && !/^[\d.]+$|^\[/.test(location.hostname)) {
  const [door, shelf] = [document.querySelector('#passkey'), document.querySelector('#new-passkey')];
  if (door) offer(door, signIn);
  if (shelf) offer(shelf, () => add(shelf.querySelector('input').value));
}
