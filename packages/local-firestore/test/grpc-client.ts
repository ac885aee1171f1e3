import { Client, credentials, Metadata, type ClientDuplexStream } from '@grpc/grpc-js';
import { STATUS_CODES } from '../src/model/status-error.ts';
import {
  decodeMessage,
  encodeMessage,
  messageFromJson,
  messageToJson,
  serviceMethods,
} from '../src/transports/wire/messages.ts';

export interface GrpcFailure {
  readonly status: string;
  readonly message: string;
}

/** A bare gRPC client that speaks JSON on the near side, so that one case table serves every transport. */
export class GrpcClient {
  readonly #client: Client;

  constructor(address: string) {
    this.#client = new Client(address, credentials.createInsecure());
  }

  /** Calls a unary or server-streaming method. @throws GrpcFailure */
  call(method: string, request: unknown, headers: Record<string, string> = {}): Promise<readonly unknown[]> {
    const shape = serviceMethods().get(method);
    if (!shape) throw new Error(`no method ${method}`);
    const metadata = metadataOf(headers);
    return new Promise((resolve, reject) => {
      const answers: unknown[] = [];
      const stream = this.#client.makeServerStreamRequest(
        `/google.firestore.v1.Firestore/${method}`,
        (json: unknown) => encodeMessage(shape.requestType, messageFromJson(shape.requestType, json)),
        (bytes) => messageToJson(shape.responseType, decodeMessage(shape.responseType, bytes)),
        request,
        metadata,
      );
      stream.on('data', (answer: unknown) => answers.push(answer));
      stream.on('end', () => {
        resolve(answers);
      });
      stream.on('error', (error: Error & { code: number; details: string }) => {
        reject(toFailure(error));
      });
    });
  }

  stream(method: 'Listen' | 'Write', headers: Record<string, string> = {}): ClientDuplexStream<unknown, unknown> {
    return this.#client.makeBidiStreamRequest(
      `/google.firestore.v1.Firestore/${method}`,
      (json: unknown) => encodeMessage(`${method}Request`, messageFromJson(`${method}Request`, json)),
      (bytes) => messageToJson(`${method}Response`, decodeMessage(`${method}Response`, bytes)),
      metadataOf(headers),
    );
  }

  close(): void {
    this.#client.close();
  }
}

function metadataOf(headers: Record<string, string>): Metadata {
  const metadata = new Metadata();
  for (const [key, value] of Object.entries(headers)) metadata.set(key, value);
  return metadata;
}

function toFailure(error: { code: number; details: string }): GrpcFailure {
  const name = Object.entries(STATUS_CODES).find(([, code]) => code === error.code)?.[0] ?? 'UNKNOWN';
  return Object.assign(new Error(error.details), { status: name, message: error.details });
}
