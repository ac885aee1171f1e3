export type { FieldErrors, Parsed } from './result.ts';
export * from './documents.ts'; // every stored shape, by its name
export { applyEdit } from './contracts/edit-food.ts';
export { cleanLine } from './text/clean-text.ts';
export { isDocumentId } from './text/document-id.ts';
export { withoutPersonalData } from './text/without-personal-data.ts';
export { DEFAULT_CURRENCY, decimalsOf, type Currency } from './money/currency.ts';
export { CURRENCIES } from './money/currencies.ts';
export {
  amountText,
  formatDifference,
  formatMoney,
  fromDecimal,
  MIN_PRICE_MINOR,
  toDecimal,
  type Minor,
} from './money/money.ts';
export { maxPriceMinor } from './money/max-price.ts';
export { parseDifference, parsePrice, signOf } from './money/parse-price.ts';
export { SEARCH_VERSION_KEY, type SearchKeys } from './text/words.ts';
export { mealtimeKey, searchKeysOf, searchTermsOf } from './foods/search-words.ts';
export {
  businessDayOf,
  dayAfter,
  dayBefore,
  daysLaterMs,
  hoursOfDay,
  nextDayMs,
  spanOfDay,
  weekdayOf,
} from './foods/business-day.ts';
export { DEFAULT_HOUSE_DAY, type HouseDay } from './house/local-time.ts';
export {
  changeStockOn,
  effectiveQuantity,
  giveBack,
  isJudgedByDay,
  isOfDayAhead,
  onSale,
  owedOn,
  refill,
  settleCounted,
  takeAhead,
} from './foods/par.ts';
export { changeStock, markOnSale, markSoldOut, takeOff } from './foods/stock.ts';
export { STOCK_CAUSES, type StockCause, type StockMove } from './foods/stock-move.ts';
export {
  NO_CHOICES,
  portionPrice,
  type AskedChoices,
  type ChoiceGroup,
  type ChoiceOption,
  type ChoiceReason,
  type FoodChoices,
  type FoodSize,
  type StoredChoices,
} from './foods/choices.ts';
export { defaultChoices, judgeChoices, leastExtraOf } from './foods/judge-choices.ts';
export {
  categoryOf,
  countedIn,
  inCategories,
  NO_CATEGORIES,
  type Categories,
  type Category,
  type CountedCategories,
  type PlacedFood,
} from './foods/categories.ts';
export { foundOnMenu, NO_SEARCH, type FoundFoods, type MenuSearch } from './foods/menu-search.ts';
export {
  ALLERGENS,
  allergensText,
  DIET_TAGS,
  isAllergen,
  isDietTag,
  statementOf,
  statementOfDto,
  wholeStatement,
  type Allergen,
  type AllergenStatement,
  type DietTag,
} from './foods/declarations.ts';
export {
  formatServedAt,
  COUNTED_FOOD,
  HOUSE_PICTURE,
  inMenuOrder,
  isMealtime,
  LOW_STOCK,
  MAX_QUANTITY,
  MEALTIMES,
  PLAIN_FOOD,
  portionsOf,
  portionsText,
  QUANTITY_TEXT,
  runsLow,
  stockOf,
  type Food,
  type MenuFood,
  type Mealtime,
  type Par,
  type Stock,
} from './foods/food.ts';
export {
  afterDelay,
  afterMove,
  hasRunOut,
  decideDelay,
  DASHBOARD_PRICE_TEXT,
  decideCancellation,
  decideReturn,
  decideTransition,
  decideUndelivery,
  judgeUndecided,
  UNDECIDED_WARNING_MS,
  judgeWaiting,
  moversOf,
  placingOf,
  TRANSITIONS,
  UNDELIVER_MS,
  visibleStatuses,
  WAITING_LATE_MS,
  WAITING_WARNING_MS,
  type Mover,
  type Order,
  type OrderEvent,
  type TakenAhead,
  type TransitionDecision,
  type Waiting,
} from './orders/order.ts';
export {
  askedLine,
  defaultLine,
  MAX_LINES,
  MAX_PORTIONS,
  priceBasket,
  saleOf,
  type AskedLine,
  type BasketProblem,
  type Discount,
  type Offer,
  type PricedBasket,
  type Sale,
} from './orders/basket.ts';
export { formatShare, taxesOf, type TaxShare, type TaxSum } from './money/tax.ts';
export { isPausedAt, judgeHouse, type Pause } from './house/judge.ts';
export {
  LAST_ORDER_MINUTES,
  SERVICE_OF_ORDERS,
  SERVICES,
  weeklyHoursOf,
  type DayHours,
  type HouseHours,
  type HoursException,
  type Service,
  type WeeklyHours,
} from './house/hours.ts';
export {
  BEAT_EVERY_MS,
  canBeat,
  isHeard,
  isOpenAlert,
  isUnheard,
  LISTENS_FOR_MS,
  listensForOrders,
  screenAfter,
  UNHEARD_AFTER_MS,
  UNHEARD_PAUSE,
  type Beat,
  type ListeningHouse,
  type OrderAlert,
  type ScreenPage,
  type StaffScreen,
} from './house/listening.ts';
export { unheardOrdersAt } from './house/unheard-orders.ts';
export { toBeatDto, type BeatAnswer, type BeatDto } from './contracts/beats.ts';
export {
  alertFromDocument,
  alertToDocument,
  listeningHouseFromDocument,
  screenFromDocument,
  screenToDocument,
} from './house/screen-documents.ts';
export { alertAnswer, beatAnswer, beatSchema, parseBeat, toAlertDto, type AlertDto } from './contracts/screens.ts';
export { feeOf, missingOf, type Area, type Fee } from './house/areas.ts';
export type { AreaDto } from './contracts/areas.ts';
export { BUSY_MINUTES, busyAt, busySentence, type Busy } from './house/busy.ts';
export { closedAt, type Closed } from './house/opening.ts';
export { deadlineOf } from './house/deadline.ts';
export { houseNow, type HouseNow } from './house/now.ts';
export { sumsOf, type OrderSums } from './orders/sums.ts';
export { clockWords, dateTimeWords, dateWords, dayWords, sheetTime, timeWords } from './house/time-words.ts';
export { judgeMealtimes, servedFrom, type MealtimeAway, type MealtimeHouse } from './house/mealtimes.ts';
export { openingFacts, type OpeningFact } from './house/opening-facts.ts';
export {
  judgeService,
  mainService,
  MOST_WAITING_AT_TABLE,
  offeredServices,
  serviceOf,
  type AskedFulfilment,
  type HouseServices,
  type Served,
  type ServiceProblem,
} from './house/services.ts';
export {
  fulfilmentText,
  servedText,
  TABLE_CODE_ALPHABET,
  TABLE_CODE_LENGTH,
  type Fulfilment,
  type Table,
} from './orders/fulfilment.ts';
export {
  tableAnswer,
  tableCodeField,
  tablesAnswer,
  type ServiceDto,
  type TableDto,
  type TablesDto,
} from './contracts/services.ts';
export {
  MAX_PAUSE_MINUTES,
  parsePauseHouseRequest,
  pauseAnswer,
  pauseHouseSchema,
  pauseOf,
  toPauseDto,
  type PauseDto,
  type PauseHouseRequest,
} from './contracts/pause.ts';
export {
  busyAnswer,
  busyHouseSchema,
  busyOf,
  parseBusyHouseRequest,
  toBusyDto,
  type BusyDto,
  type BusyHouseRequest,
} from './contracts/busy.ts';
export { houseNowAnswer, toClosedDto, toHouseNowDto, type ClosedDto, type HouseNowDto } from './contracts/closed.ts';
export {
  DEFAULT_SETTINGS,
  SETTINGS_KEPT_MS,
  shareOf,
  WHEN_NOBODY_LISTENS,
  type HouseAbout,
  type HouseSettings,
  type HouseTax,
  type TaxRate,
  type WhenNobodyListens,
} from './house/settings.ts';
export {
  parseSaveHouseRequest,
  saveHouseSchema,
  settingsFromDto,
  toHouseDto,
  type SaveHouseRequest,
  type HouseDto,
} from './contracts/house.ts';
export {
  afterDelivery,
  afterUndelivery,
  giveVoucherBack,
  NEW_CUSTOMER,
  openVouchers,
  spendVoucher,
  VOUCHER_EVERY,
  type Customer,
  type Voucher,
  type VoucherRule,
} from './orders/vouchers.ts';
export {
  ANSWER_MINUTES,
  answerByOf,
  asItStands,
  effectiveStatus,
  isOverdue,
  mayWait,
  MOST_WAITING_OF_GUEST,
  QUEUED_ANSWER_MINUTES,
  type AnsweringHouse,
  type Awaited,
} from './orders/answer.ts';
export { DELAYS, PROMISE_MINUTES, type Delay } from './orders/promise-limits.ts';
export { beginsAtMs, isForLater, judgeOpen } from './orders/lateness.ts';
export { isDelayed } from './orders/delayed.ts';
export { delayedTo, preselectedMinutes, promiseOf, type PromisingHouse } from './orders/promise.ts';
export { toTrackDto, trackDtoOf, trackAnswer, type TrackDto } from './contracts/track.ts';
export { lineRecordsOf, type LineRecord } from './orders/line-records.ts';
export {
  mostWaitingOfAddress,
  mostWaitingOfCustomer,
  PORTIONS,
  tooManyPortions,
  type TooManyPortions,
} from './orders/portions.ts';
export { contactOf, type Contact, type OrderContact } from './orders/contact.ts';
export { kitchenAllergensText } from './orders/kitchen-allergens.ts';
export { kitchenNameOf, totalsOf, type FoodTotal, type Total } from './orders/totals.ts';
export {
  choicesText,
  headOf,
  kitchenText,
  lineText,
  onlyLineOf,
  optionText,
  PLAIN_LINE,
  portionsByFood,
  type OrderHead,
  type OrderLine,
} from './orders/lines.ts';
export {
  hasReasonForCustomer,
  isOrderStatus,
  isRejectCode,
  isOpenStatus,
  isSold,
  ORDER_STATUSES,
  perStatus,
  REJECT_CODES,
  STATUS_LABELS,
  type OrderStatus,
  type RejectCode,
} from './orders/status.ts';
export {
  ANONYMOUS_ORDER_FIELDS,
  anonymiseOrder,
  anonymousFieldsOf,
  personalDataOf,
  type PersonalData,
} from './orders/personal-data.ts';
export {
  busyHours,
  keptPromises,
  LATEST_ACCEPTED,
  medianToAcceptMs,
  ownFirst,
  summariseDay,
  type KeptPromises,
  type Overview,
  type Revenue,
  type SalesSum,
} from './orders/overview.ts';
export {
  decideLimit,
  RATE_LIMITS,
  type LimitDecision,
  type LimitedAction,
  type RateLimit,
} from './limits/rate-limit.ts';
export { CLIENT_ERROR_LIMITS } from './limits/client-error-limits.ts';
export type { Review } from './reviews/review.ts';
export type { PendingChange } from './users/pending-change.ts';
export { DELETED_USER, GUEST, type User } from './users/user.ts';
export { userKeysOf, userSearchOf, type UserSearch } from './users/user-search.ts';
export { ALLOWED_PROVIDERS, GUEST_PROVIDER, isAllowedProvider } from './users/providers.ts';
export {
  canDecide,
  canManageMenu,
  canManageUsers,
  canSeeAddresses,
  claimsOf,
  isMember,
  isRole,
  lowerRole,
  ROLES,
  ROLES_AND_GUESTS,
  rolesWho,
  toActingRole,
  type ActingRole,
  toRole,
  worksInKitchen,
  type GivenRole,
  type Role,
} from './users/roles.ts';
export { isSignUpEmail, maskEmail, normaliseEmail, sameEmail } from './users/email.ts';
export { FORM_MESSAGES } from './messages.ts';
export {
  ERROR_STATUSES,
  parseErrorBody,
  REASONS,
  type ErrorBody,
  type ErrorStatus,
  type Reason,
} from './contracts/errors.ts';
export { parseWith } from './contracts/parse.ts';
export { documentIdSchema, emailAddress } from './contracts/fields.ts';
export { LIMITS } from './limits/field-limits.ts';
export { MAX_PAGE_SIZE } from './limits/page-size.ts';
export { categoriesAnswer, parseSaveCategoriesRequest, saveCategoriesSchema } from './contracts/categories.ts';
export { menuRequestOf, menuSchema, type MenuRequest } from './contracts/menu.ts';
export { pageSchema, parsePageRequest, type PageRequest } from './contracts/pages.ts';
export { currencyField } from './contracts/fields.ts';
export {
  addFoodSchema,
  changeStockSchema,
  editFoodSchema,
  markSoldOutSchema,
  parseAddFoodRequest,
  parseChangeStockRequest,
  parseEditFoodRequest,
  parseMarkSoldOutRequest,
  parseSnoozeFoodRequest,
  snoozeFoodSchema,
  toFoodDto,
  type AddFoodRequest,
  type ChangeStockRequest,
  type EditFoodRequest,
  type FoodDto,
  type MarkSoldOutRequest,
  type SnoozeFoodRequest,
} from './contracts/foods.ts';
export {
  choiceIdSchema,
  choicesAnswer,
  groupAnswer,
  groupListAnswer,
  markOptionSchema,
  parseMarkOptionRequest,
  parseSaveGroupRequest,
  parseSetChoicesRequest,
  saveGroupSchema,
  setChoicesSchema,
  toChoicesDto,
  toGroupDto,
  toListedGroupDto,
  type ChoicesDto,
  type GroupDto,
  type ListedGroupDto,
  type MarkOptionRequest,
  type NewChoices,
  type SaveGroupRequest,
  type SetChoicesRequest,
} from './contracts/choices.ts';
export { moveStockSchema, parseMoveStockRequest, type MoveStockRequest } from './contracts/stock-moves.ts';
export {
  parseSendReviewRequest,
  sendReviewSchema,
  toReviewDto,
  type ReviewDto,
  type SendReviewRequest,
} from './contracts/reviews.ts';
export {
  changeOrderStatusSchema,
  delayOrderSchema,
  idempotencyKeySchema,
  orderStatusSchema,
  parseChangeOrderStatusRequest,
  parseDelayOrderRequest,
  parsePlaceOrderRequest,
  parseReturnOrderRequest,
  placeOrderSchema,
  returnOrderSchema,
  toOrderDto,
  type ChangeOrderStatusRequest,
  type DelayOrderRequest,
  type OrderDto,
  type PlaceOrderRequest,
  type ReturnOrderRequest,
} from './contracts/orders.ts';
export { contactSchema, type CheckoutRequest } from './contracts/checkout.ts';
export {
  parsePlaceBasketRequest,
  parseQuoteRequest,
  placeBasketSchema,
  quoteAnswer,
  quoteSchema,
  toQuoteDto,
  type PlaceBasketRequest,
  type Quote,
  type QuoteDto,
  type QuoteRequest,
} from './contracts/baskets.ts';
export {
  deleteUserSchema,
  loginFormSchema,
  nameFormSchema,
  parseDeleteUserRequest,
  parseRegisterGuestRequest,
  parseRegisterUserRequest,
  parseSetUserRoleRequest,
  passwordFormSchema,
  registerGuestSchema,
  registerUserSchema,
  resetFormSchema,
  searchUsersSchema,
  setUserRoleSchema,
  signUpFormSchema,
  toUserDto,
  type DeleteUserRequest,
  type LoginForm,
  type NameForm,
  type PasswordForm,
  type RegisterUserRequest,
  type ResetForm,
  type SetUserRoleRequest,
  type SignUpForm,
  type UserDto,
} from './contracts/users.ts';
export { clientErrorSchema, parseClientError, type ClientError } from './contracts/client-errors.ts';
export { CALLER_ROLE_HEADER, TRACK_KEY_HEADER } from './contracts/headers.ts';
export { errorAnswer, foodAnswer, orderAnswer, reviewAnswer, userAnswer } from './contracts/answers.ts';
export {
  freeTimes,
  judgeWanted,
  LATER_DAYS,
  LATER_MINUTES,
  QUARTER_MS,
  type Later,
  type LaterHouse,
  type WantedProblem,
} from './house/wanted.ts';
export { toWantedProblemDto, type WantedProblemDto } from './contracts/wanted.ts';
