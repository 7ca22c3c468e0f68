import type net from 'node:net';

/** Writes as long as the other side reads. */
export function writeEndlessly(socket: net.Socket, chunk: Buffer) {
  const more = () => {
    while (!socket.destroyed && socket.write(chunk)) {
      // Until the connection's buffer is full.
    }
  };
  socket.on('drain', more);
  more();
}

/** Writes one piece after another with pauses, endlessly. */
export function dripEndlessly(socket: net.Socket, piece: string) {
  const timer = setInterval(() => socket.write(piece), 20);
  socket.on('close', () => clearInterval(timer));
}

/** `done` resolves once the client has closed a watched connection. */
export function watchClosing() {
  let closed = () => {};
  const done = new Promise<void>((resolve) => {
    closed = resolve;
  });
  // A socket that is not read emits no end.
  return { done, watch: (socket: net.Socket) => socket.on('close', closed).resume() };
}
