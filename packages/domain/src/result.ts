/** An expected outcome as a value: the caller cannot forget the refusal. */
export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fields: FieldErrors };

/** Path of a field, such as `email`, to its expected form. */
export type FieldErrors = Readonly<Record<string, string>>;
