import { html } from 'hono/html';

/** The words of the reference page that do not stand in the OpenAPI document. */
export const REFERENCE_TEXT = {
  title: 'Chancery API',
  contents: 'Contents',
  schemas: 'Things',
  problems: 'Problems',
  optional: 'optional',
  listOf: 'list of',
  or: 'or',
  body: 'Body',
  parameters: { path: 'In the path', query: 'In the query' },
  refused: (statuses: string) => html`Refused with ${statuses}: see <a href="#problems">Problems</a>`,
  answer: (status: string) => `Answer ${status}`,
  usual: (value: string) => `${value} unless given`,
  opening: (server: string) => html`<p>All that a ruler, a bot or a game master may do on this server, in JSON.</p>
<p>Make a personal access token in your account and send it with every request:</p>
<pre><code>curl -H 'Authorization: Bearer &lt;token&gt;' ${server}/campaigns?mine=true</code></pre>
<ul>
<li>Times are milliseconds since 1970, UTC.</li>
<li>A change with a header <code>Idempotency-Key</code> of your choice is carried out once, however often you send it.</li>
<li>Answers to GET carry an <code>ETag</code>: send it as <code>If-None-Match</code>, and nothing is sent as long as nothing has changed.</li>
<li>Lists come in pages: send the <code>next</code> of one as <code>after</code> for the one behind it.</li>
<li>The headers <code>RateLimit</code> and <code>Retry-After</code> say how often you may ask.</li>
<li>What was not done is answered as a <a href="#problems">problem</a> with a <code>code</code>.</li>
</ul>
<p>For programs: <a href="${server}/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>`,
} as const;
