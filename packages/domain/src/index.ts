export type { FieldErrors, Parsed } from './result.ts';
export {
  foodFromDocument,
  orderEventFromDocument,
  orderFromDocument,
  pendingChangeFromDocument,
  reviewFromDocument,
  toMillis,
  userFromDocument,
  type DocumentFields,
} from './documents.ts';
export { cleanLine } from './text/clean-text.ts';
export { CURRENCY, formatMoney, parsePrice, toDecimal, type Minor } from './money/money.ts';
export type { SearchKeys } from './text/words.ts';
export { mealtimeKey, searchKeysOf, searchTermsOf } from './foods/search-words.ts';
export { changeStock, markOnSale, markSoldOut, putPortionBack } from './foods/stock.ts';
export {
  formatServedAt,
  HOUSE_PICTURE,
  isMealtime,
  LOW_STOCK,
  MEALTIMES,
  stockOf,
  type Food,
  type Mealtime,
  type Stock,
} from './foods/food.ts';
export {
  afterMove,
  decideReturn,
  decideTransition,
  decideUndelivery,
  isOrderStatus,
  judgeWaiting,
  ORDER_STATUSES,
  STATUS_LABELS,
  TRANSITIONS,
  UNDELIVER_MS,
  visibleStatuses,
  WAITING_LATE_MS,
  WAITING_WARNING_MS,
  type Order,
  type OrderEvent,
  type OrderStatus,
  type TransitionDecision,
  type Waiting,
} from './orders/order.ts';
export { summariseDay, type Overview } from './orders/overview.ts';
export {
  decideLimit,
  RATE_LIMITS,
  type LimitDecision,
  type LimitedAction,
  type RateLimit,
} from './limits/rate-limit.ts';
export type { Review } from './reviews/review.ts';
export type { PendingChange } from './users/pending-change.ts';
export { DELETED_USER, type User } from './users/user.ts';
export { userKeysOf, userSearchOf, type UserSearch } from './users/user-search.ts';
export { ALLOWED_PROVIDERS, isAllowedProvider } from './users/providers.ts';
export { claimsOf, isRole, lowerRole, ROLES, toRole, worksInKitchen, type Role } from './users/roles.ts';
export { isSignUpEmail, maskEmail, normaliseEmail, sameEmail } from './users/email.ts';
export {
  ABOUT_TEXTS,
  CAROUSEL,
  DASHBOARD_PRICE_TEXT,
  HOME_TEXTS,
  inventoryHeading,
  MESSAGES,
  MIN_PASSWORD_LENGTH,
  OLD_TOKEN_STORAGE_KEY,
  POPULAR_FOODS,
  REVIEW_HEADING,
  TOKEN_STORAGE_KEY,
  totalReviewsHeading,
  totalUsersHeading,
  userDeletedMessage,
} from './messages.ts';
export {
  ERROR_STATUSES,
  parseErrorBody,
  REASONS,
  type ErrorBody,
  type ErrorStatus,
  type Reason,
} from './contracts/errors.ts';
export { parseWith } from './contracts/parse.ts';
export { documentIdSchema, emailAddress, LIMITS } from './contracts/fields.ts';
export {
  addFoodSchema,
  changeStockSchema,
  editFoodSchema,
  markSoldOutSchema,
  MAX_PAGE_SIZE,
  pageSchema,
  parseAddFoodRequest,
  parseChangeStockRequest,
  parseEditFoodRequest,
  parseMarkSoldOutRequest,
  parsePageRequest,
  toFoodBody,
  type AddFoodRequest,
  type ChangeStockRequest,
  type EditFoodRequest,
  type FoodBody,
  type MarkSoldOutRequest,
  type PageRequest,
} from './contracts/foods.ts';
export {
  parseSendReviewRequest,
  sendReviewSchema,
  toReviewBody,
  type ReviewBody,
  type SendReviewRequest,
} from './contracts/reviews.ts';
export {
  changeOrderStatusSchema,
  idempotencyKeySchema,
  orderStatusSchema,
  parseChangeOrderStatusRequest,
  parsePlaceOrderRequest,
  parseReturnOrderRequest,
  placeOrderSchema,
  returnOrderSchema,
  toOrderBody,
  type ChangeOrderStatusRequest,
  type OrderBody,
  type PlaceOrderRequest,
  type ReturnOrderRequest,
} from './contracts/orders.ts';
export {
  deleteUserSchema,
  loginFormSchema,
  nameFormSchema,
  parseDeleteUserRequest,
  parseRegisterUserRequest,
  parseSetUserRoleRequest,
  passwordFormSchema,
  registerUserSchema,
  resetFormSchema,
  searchUsersSchema,
  setUserRoleSchema,
  signUpFormSchema,
  toUserBody,
  type DeleteUserRequest,
  type LoginForm,
  type NameForm,
  type PasswordForm,
  type RegisterUserRequest,
  type ResetForm,
  type SetUserRoleRequest,
  type SignUpForm,
  type UserBody,
} from './contracts/users.ts';
export { errorAnswer, foodAnswer, orderAnswer, reviewAnswer, userAnswer } from './contracts/answers.ts';
