import type net from 'node:net';

/** Writes for as long as the other side takes it. */
export function pour(socket: net.Socket, chunk: Buffer) {
  const more = () => {
    while (!socket.destroyed && socket.write(chunk)) {
      // Until the connection is full.
    }
  };
  socket.on('drain', more);
  more();
}

/** Writes one piece after the other, a moment apart, for ever. */
export function drip(socket: net.Socket, piece: string) {
  const timer = setInterval(() => socket.write(piece), 20);
  socket.on('close', () => clearInterval(timer));
}

/** `done` resolves once the client has closed a connection that is watched. */
export function closing() {
  let closed = () => {};
  const done = new Promise<void>((resolve) => {
    closed = resolve;
  });
  // Who does not read never hears of the end.
  return { done, watch: (socket: net.Socket) => socket.on('close', closed).resume() };
}
