// The floor for the benchmark: gRPC with the Firestore protos and nothing behind them. Never a stand-in for anything.
import { Server, ServerCredentials, type ServiceDefinition } from '@grpc/grpc-js';
import { decodeMessage, encodeMessage, serviceMethods, type Message } from '../src/transports/wire/messages.ts';

const entries = [...serviceMethods()].map(([name, shape]) => [
  name,
  {
    path: `/google.firestore.v1.Firestore/${name}`,
    requestStream: shape.requestStream,
    responseStream: shape.responseStream,
    requestSerialize: (message: Message) => encodeMessage(shape.requestType, message),
    requestDeserialize: (bytes: Buffer) => decodeMessage(shape.requestType, bytes),
    responseSerialize: (message: Message) => encodeMessage(shape.responseType, message),
    responseDeserialize: (bytes: Buffer) => decodeMessage(shape.responseType, bytes),
  },
]);
const server = new Server();
server.addService(Object.fromEntries(entries) as ServiceDefinition, {});
server.bindAsync(`127.0.0.1:${process.argv[2] ?? '0'}`, ServerCredentials.createInsecure(), (error) => {
  if (error) throw error;
});
