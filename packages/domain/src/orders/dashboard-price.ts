/** The constant price that the dashboard's order dialog sends; the food's true price is charged. */
export const DASHBOARD_PRICE_TEXT = '120$';
