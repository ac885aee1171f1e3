import type Long from 'long';

// The messages of `google.firestore.v1` that this package reads, as `messages.ts` decodes them: camel-case names, a
// Long for int64, a Uint8Array for bytes, a number for an enum. A field that was not sent is absent. A decoded message
// inherits the default of such a field (null for a message, empty for a list), one read from JSON may not, so every
// field is optional here. Whether a scalar member of a `oneof` was sent is only seen from `Object.hasOwn`.

export type Int64 = Long | number | string;

type Optional<T> = T | null;

export type WireTimestamp = { readonly seconds?: Int64; readonly nanos?: number };

/** Exactly one member is an own property. */
export type WireValue = {
  readonly nullValue?: number;
  readonly booleanValue?: boolean;
  readonly integerValue?: Int64;
  readonly doubleValue?: number;
  readonly timestampValue?: Optional<WireTimestamp>;
  readonly stringValue?: string;
  readonly bytesValue?: Uint8Array;
  readonly referenceValue?: string;
  readonly geoPointValue?: Optional<WireLatLng>;
  readonly arrayValue?: Optional<WireArrayValue>;
  readonly mapValue?: Optional<{ readonly fields?: WireFields }>;
};

export type WireFields = Readonly<Record<string, WireValue>>;
export type WireLatLng = { readonly latitude?: number; readonly longitude?: number };
export type WireArrayValue = { readonly values?: readonly WireValue[] };

export type WireDocument = {
  readonly name?: string;
  readonly fields?: WireFields;
  readonly createTime?: Optional<WireTimestamp>;
  readonly updateTime?: Optional<WireTimestamp>;
};

export type WireMask = { readonly fieldPaths?: readonly string[] };
export type WirePrecondition = { readonly exists?: boolean; readonly updateTime?: Optional<WireTimestamp> };

// Queries

export type WireField = { readonly fieldPath?: string };
export type WireOrder = { readonly field?: Optional<WireField>; readonly direction?: number };
export type WireCursor = { readonly values?: readonly WireValue[]; readonly before?: boolean };
export type WireSelector = { readonly collectionId?: string; readonly allDescendants?: boolean };

export type WireFilter = {
  readonly compositeFilter?: Optional<{ readonly op?: number; readonly filters?: readonly WireFilter[] }>;
  readonly fieldFilter?: Optional<{
    readonly field?: Optional<WireField>;
    readonly op?: number;
    readonly value?: Optional<WireValue>;
  }>;
  readonly unaryFilter?: Optional<{ readonly op?: number; readonly field?: Optional<WireField> }>;
};

export type WireQuery = {
  readonly select?: Optional<{ readonly fields?: readonly WireField[] }>;
  readonly from?: readonly WireSelector[];
  readonly where?: Optional<WireFilter>;
  readonly orderBy?: readonly WireOrder[];
  readonly startAt?: Optional<WireCursor>;
  readonly endAt?: Optional<WireCursor>;
  readonly offset?: number;
  readonly limit?: Optional<{ readonly value?: number }>;
  readonly findNearest?: Optional<object>;
};

export type WireAggregation = {
  readonly alias?: string;
  readonly count?: Optional<{ readonly upTo?: Optional<{ readonly value?: Int64 }> }>;
  readonly sum?: Optional<{ readonly field?: Optional<WireField> }>;
  readonly avg?: Optional<{ readonly field?: Optional<WireField> }>;
};

export type WireAggregationQuery = {
  readonly structuredQuery?: Optional<WireQuery>;
  readonly aggregations?: readonly WireAggregation[];
};

// Writes

export type WireTransform = {
  readonly fieldPath?: string;
  readonly setToServerValue?: number;
  readonly increment?: Optional<WireValue>;
  readonly maximum?: Optional<WireValue>;
  readonly minimum?: Optional<WireValue>;
  readonly appendMissingElements?: Optional<WireArrayValue>;
  readonly removeAllFromArray?: Optional<WireArrayValue>;
};

export type WireWrite = {
  readonly update?: Optional<WireDocument>;
  readonly delete?: string;
  readonly verify?: string;
  readonly transform?: Optional<{ readonly document?: string; readonly fieldTransforms?: readonly WireTransform[] }>;
  readonly updateMask?: Optional<WireMask>;
  readonly updateTransforms?: readonly WireTransform[];
  readonly currentDocument?: Optional<WirePrecondition>;
};

// Consistency

export type WireTransactionOptions = {
  readonly readOnly?: Optional<{ readonly readTime?: Optional<WireTimestamp> }>;
  readonly readWrite?: Optional<{ readonly retryTransaction?: Uint8Array }>;
};

/** How a read is placed in time; which members a request has differs. */
export type WireConsistency = {
  readonly transaction?: Uint8Array;
  readonly newTransaction?: Optional<WireTransactionOptions>;
  readonly readTime?: Optional<WireTimestamp>;
};

// Requests

type Masked = { readonly mask?: Optional<WireMask> };
type Conditional = { readonly currentDocument?: Optional<WirePrecondition> };
type Paged = { readonly pageSize?: number; readonly pageToken?: string };
type Explainable = { readonly explainOptions?: Optional<object> };

export type WritesRequest = { readonly database?: string; readonly writes?: readonly WireWrite[] };

/** The request of every operation with a single request, by the name of its method. */
export type Requests = {
  GetDocument: { readonly name?: string } & Masked & WireConsistency;
  ListDocuments: {
    readonly parent?: string;
    readonly collectionId?: string;
    readonly orderBy?: string;
    readonly showMissing?: boolean;
  } & Paged &
    Masked &
    WireConsistency;
  CreateDocument: {
    readonly parent?: string;
    readonly collectionId?: string;
    readonly documentId?: string;
    readonly document?: Optional<WireDocument>;
  } & Masked;
  UpdateDocument: {
    readonly document?: Optional<WireDocument>;
    readonly updateMask?: Optional<WireMask>;
  } & Masked &
    Conditional;
  DeleteDocument: { readonly name?: string } & Conditional;
  BatchGetDocuments: { readonly database?: string; readonly documents?: readonly string[] } & Masked & WireConsistency;
  BeginTransaction: { readonly database?: string; readonly options?: Optional<WireTransactionOptions> };
  Rollback: { readonly database?: string; readonly transaction?: Uint8Array };
  Commit: WritesRequest & { readonly transaction?: Uint8Array };
  BatchWrite: WritesRequest;
  RunQuery: { readonly parent?: string; readonly structuredQuery?: Optional<WireQuery> } & Explainable &
    WireConsistency;
  RunAggregationQuery: {
    readonly parent?: string;
    readonly structuredAggregationQuery?: Optional<WireAggregationQuery>;
  } & Explainable &
    WireConsistency;
  ListCollectionIds: { readonly parent?: string } & Paged & WireConsistency;
  PartitionQuery: object;
  ExecutePipeline: object;
};

export type WireTarget = {
  readonly targetId?: number;
  readonly documents?: Optional<{ readonly documents?: readonly string[] }>;
  readonly query?: Optional<{ readonly parent?: string; readonly structuredQuery?: Optional<WireQuery> }>;
  readonly resumeToken?: Uint8Array;
  readonly readTime?: Optional<WireTimestamp>;
};

/** One message of a Listen stream. */
export type ListenRequest = {
  readonly database?: string;
  readonly addTarget?: Optional<WireTarget>;
  readonly removeTarget?: number;
};

/** One message of a Write stream. */
export type WriteRequest = WritesRequest & { readonly streamId?: string; readonly streamToken?: Uint8Array };

/** The messages that are decoded by a name which the code knows. */
export type Messages = {
  Document: WireDocument;
  Cursor: WireCursor;
  ListenRequest: ListenRequest;
  WriteRequest: WriteRequest;
};
