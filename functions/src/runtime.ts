type Environment = Readonly<Record<string, string | undefined>>;

const MEMORIES = ['256MiB', '512MiB', '1GiB', '2GiB', '4GiB'] as const;

/** Where, how big and as whom all functions run. */
export interface Runtime {
  readonly region: string;
  readonly memory: (typeof MEMORIES)[number];
  /** Requests that one instance serves at the same time. */
  readonly concurrency: number;
  /** The email of the account whose permissions the functions have; left out: the project's default one. */
  readonly serviceAccount?: string;
}

/**
 * Reads `functions/.env`. firebase-tools loads it when it lists the functions, and the platform in every process.
 * @throws Error that names the setting, what was expected and what was found
 */
export function runtimeOf(environment: Environment): Runtime {
  const serviceAccount = environment['FOODHOUSE_SERVICE_ACCOUNT'];
  return {
    region: matching(environment, 'FOODHOUSE_REGION', 'us-central1', /^[a-z]+-[a-z]+\d+$/, 'a region: europe-west1'),
    memory: memoryOf(environment['FOODHOUSE_MEMORY'] ?? '512MiB'),
    concurrency: wholeNumber(environment, 'FOODHOUSE_CONCURRENCY', { usual: 80, from: 1, to: 1000 }),
    // Cloud Scheduler needs the whole address: firebase-tools passes it on as it is.
    ...(serviceAccount !== undefined && {
      serviceAccount: matching(
        environment,
        'FOODHOUSE_SERVICE_ACCOUNT',
        serviceAccount,
        /^[a-z][a-z0-9-]*@[a-z0-9.-]+\.gserviceaccount\.com$/,
        'the email of a service account: foodhouse@my-house.iam.gserviceaccount.com',
      ),
    }),
  };
}

/**
 * The instances of `api` that never stop, so that the first order of a day meets a warm one. They cost money all day.
 * @throws Error as `runtimeOf` does
 */
export function minInstancesOf(environment: Environment): number {
  return wholeNumber(environment, 'FOODHOUSE_MIN_INSTANCES', { usual: 0, from: 0, to: 20 });
}

function matching(environment: Environment, name: string, usual: string, form: RegExp, expected: string): string {
  const value = environment[name] ?? usual;
  if (!form.test(value)) throw new Error(`${name}: expected ${expected}, got ${JSON.stringify(value)}`);
  return value;
}

function memoryOf(value: string): Runtime['memory'] {
  const memory = MEMORIES.find((known) => known === value);
  if (memory !== undefined) return memory;
  throw new Error(`FOODHOUSE_MEMORY: expected one of ${MEMORIES.join(', ')}, got ${JSON.stringify(value)}`);
}

function wholeNumber(
  environment: Environment,
  name: string,
  { usual, from, to }: { readonly usual: number; readonly from: number; readonly to: number },
): number {
  const value = environment[name] ?? String(usual);
  const number = /^\d+$/.test(value) ? Number(value) : NaN;
  if (number >= from && number <= to) return number;
  throw new Error(`${name}: expected a whole number from ${from} to ${to}, got ${JSON.stringify(value)}`);
}
