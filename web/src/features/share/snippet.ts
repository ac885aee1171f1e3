import { localeTag } from '@foodhouse/domain';
import { ORDER_BUTTON, paths } from '../../paths.ts';
import * as texts from './texts.ts';

/** The menu, as others write its address. */
export function menuAddress(): string {
  return `${location.origin}${paths.inventory}`;
}

/** The order button for a page of another site (docs/order-button.md): a link, and the script that says more in it. */
export function snippet(): string {
  return [
    `<a href="${menuAddress()}" data-foodhouse>${texts.orderOnline()}</a>`,
    `<script async src="${location.origin}${ORDER_BUTTON}"></script>`,
  ].join('\n');
}

/** A page with nothing but the button, whose links open beside it. */
export function previewPage(): string {
  return `<!doctype html><html lang="${localeTag()}"><title>${texts.preview()}</title><base target="_blank"><body style="margin:16px">${snippet()}</body></html>`;
}
