import type { ServiceDefinition } from '@grpc/grpc-js';
import { decodeMessage, encodeMessage, serviceMethods, type Message, type MethodShape } from '../wire/messages.ts';

/** The methods of Firestore under a service name, as gRPC libraries take them. */
export function serviceDefinition(service: string): ServiceDefinition {
  const entries = [...serviceMethods()].map(([name, shape]: [string, MethodShape]) => [
    name,
    {
      path: `/${service}/${name}`,
      requestStream: shape.requestStream,
      responseStream: shape.responseStream,
      requestSerialize: (message: Message) => encodeMessage(shape.requestType, message),
      requestDeserialize: (bytes: Buffer) => decodeMessage(shape.requestType, bytes),
      responseSerialize: (message: Message) => encodeMessage(shape.responseType, message),
      responseDeserialize: (bytes: Buffer) => decodeMessage(shape.responseType, bytes),
    },
  ]);
  return Object.fromEntries(entries) as ServiceDefinition;
}
