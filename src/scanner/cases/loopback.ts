import net from 'node:net';
import type { Connect } from '../fetch/open-socket.ts';

export interface LoopbackNet {
  connect: Connect;
  /** `address:port` of every connection that was begun, in order. */
  asked: string[];
}

/**
 * A network in which every address leads to one server on this machine, for judging the guarded
 * client without the Internet. It writes down where the client meant to go: who looks at `asked`
 * sees what would have been connected.
 *
 * @param port the server's, on 127.0.0.1
 */
export function loopbackNet(port: number): LoopbackNet {
  const asked: string[] = [];
  return {
    asked,
    connect: (endpoint) => {
      asked.push(`${endpoint.address}:${endpoint.port}`);
      const socket = net.connect({ host: '127.0.0.1', port });
      Object.defineProperty(socket, 'remoteAddress', { value: endpoint.address });
      return socket;
    },
  };
}
