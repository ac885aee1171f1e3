/** Marks a button that ends what is open on the page, as SignOut does: whoever typed something is asked before. */
export const LEADS_AWAY = { 'data-leads-away': '' } as const;
