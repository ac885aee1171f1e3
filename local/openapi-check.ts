import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenApi } from '../functions/src/http/openapi.ts';
import { SITE_ADDRESS } from './suite.ts';

// Checks every answer of a test against the OpenAPI document that the API serves.

interface Checker {
  readonly document: OpenApi;
  /** The path as in the document, such as `/orders/{id}/undeliver`; null for an undocumented route. */
  readonly templateOf: (path: string) => string | null;
  /** The differences between an answer and the document; null for none, and for undocumented requests. */
  readonly problemOf: (method: string, path: string, status: number, body: unknown) => string | null;
}

let checker: Promise<Checker> | null = null;

export function openApiChecker(): Promise<Checker> {
  checker ??= makeChecker();
  return checker;
}

async function makeChecker(): Promise<Checker> {
  const document = (await (await fetch(`${SITE_ADDRESS}/api/openapi.json`)).json()) as OpenApi;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'openapi');
  const templates = Object.keys(document.paths).map((template) => ({
    template,
    pattern: new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/?]+')}/?(\\?|$)`),
  }));
  const templateOf = (path: string): string | null =>
    templates.find(({ pattern }) => pattern.test(path))?.template ?? null;
  return {
    document,
    templateOf,
    problemOf(method, path, status, body) {
      const template = templateOf(path);
      if (template === null || status === 405) return null;
      const operation = document.paths[template]?.[method.toLowerCase()];
      if (operation === undefined) return null;
      const response = operation.responses[status] as { content: Record<string, unknown> } | undefined;
      if (!response) return `${method} ${template}: ${status} is not documented`;
      if (!('application/json' in response.content)) return null;
      const pointer = [
        'paths',
        template,
        method.toLowerCase(),
        'responses',
        String(status),
        'content',
        'application/json',
        'schema',
      ];
      const validate = ajv.getSchema(`openapi#/${pointer.map(escapePointer).join('/')}`);
      if (!validate) return `${method} ${template}: ${status} has no schema`;
      return validate(body) ? null : `${method} ${template}: ${status}: ${ajv.errorsText(validate.errors)}`;
    },
  };
}

function escapePointer(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}
