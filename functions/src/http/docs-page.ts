import { createHash } from 'node:crypto';
import type { OpenApi, Operation } from './openapi.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; --line: #8884; --soft: #8881; }
body { margin: 0 auto; max-width: 54rem; padding: 2rem 1rem 4rem; }
h1 { margin-bottom: 0; } h2 { margin: 0; font-size: 1rem; display: flex; gap: .75rem; align-items: baseline; flex-wrap: wrap; }
section { border: 1px solid var(--line); border-radius: .75rem; margin-top: 1rem; padding: 1rem 1.25rem; }
b { font: 700 .8rem ui-monospace, monospace; border-radius: .4rem; padding: .15rem .5rem; background: var(--soft); }
code, pre { font: .875rem/1.5 ui-monospace, monospace; } p { margin: .5rem 0; }
pre { background: var(--soft); border-radius: .5rem; padding: .75rem; overflow-x: auto; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: .5rem 0; } dt { font-weight: 600; } dd { margin: 0; overflow-wrap: anywhere; }
summary { cursor: pointer; min-height: 1.5rem; } a { color: inherit; }
`;

/** The OpenAPI document as a page without scripts. @returns also the hash of its style, for the content security policy */
export function docsPage(document: OpenApi): { readonly html: string; readonly styleHash: string } {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(method, path, operation)),
  );
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Foodhouse API</title><style>${STYLE}</style></head>
<body><main>
<h1>Foodhouse API</h1>
<p>${escape(String(document.info['description']))} The same as <a href="openapi.json">OpenAPI 3.1</a>.</p>
<details><summary>The shape of a refusal</summary>${json(document.components['schemas'])}</details>
${operations.join('\n')}
</main></body>
</html>
`;
  return { html, styleHash: `sha256-${createHash('sha256').update(STYLE).digest('base64')}` };
}

function section(method: string, path: string, operation: Operation): string {
  const responses = Object.entries(operation.responses).map(
    ([status, response]) => `<dt>${escape(status)}</dt><dd>${escape(String(response['description']))}</dd>`,
  );
  const parameters = operation.parameters.map(
    ({ name, in: place, description = '' }) => `<dt>${escape(name)}</dt><dd>${escape(`${place}. ${description}`)}</dd>`,
  );
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1];
  return `<section id="${escape(operation.operationId)}">
<h2><b>${escape(method.toUpperCase())}</b> <code>${escape(path)}</code></h2>
<p>${escape(operation.summary)} ${escape(operation.description)}</p>
${parameters.length > 0 ? `<dl>${parameters.join('')}</dl>` : ''}
<dl>${responses.join('')}</dl>
${operation.requestBody ? `<details><summary>Body</summary>${json(operation.requestBody)}</details>` : ''}
<details><summary>Answer</summary>${json(success)}</details>
</section>`;
}

function json(value: unknown): string {
  return `<pre>${escape(JSON.stringify(value, null, 2))}</pre>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
