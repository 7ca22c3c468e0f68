import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Head and body as received. */
  raw: string;
}

/**
 * - `accept`: takes every mail
 * - `reject`: refuses the recipient permanently (550)
 * - `busy`: defers (451)
 * - `stall`: accepts the connection and never answers
 * - `drop`: closes the connection during the message
 */
export type SmtpMood = 'accept' | 'reject' | 'busy' | 'stall' | 'drop';

export interface TestSmtp {
  port: number;
  mails: ReceivedMail[];
  mood: SmtpMood;
  /** Number of connections so far. */
  connections: number;
  /** Stops listening on the port. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

function sayNo(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

function makeServer(smtp: TestSmtp, sockets: Set<Socket>): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    onRcptTo(_address, _session, callback) {
      if (smtp.mood === 'reject') return callback(sayNo(550, 'No such mailbox'));
      if (smtp.mood === 'busy') return callback(sayNo(451, 'Come back later'));
      return callback();
    },
    onData(stream, { envelope }, callback) {
      if (smtp.mood === 'drop') {
        for (const socket of sockets) socket.destroy();
        return;
      }
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        smtp.mails.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        callback();
      });
    },
  });
}

/** A mail server on loopback with chosen behaviour. Stop it in `afterAll`. */
export async function startSmtp(): Promise<TestSmtp> {
  const sockets = new Set<Socket>();
  let front: Server | null = null;
  const smtp: TestSmtp = {
    port: 0,
    mails: [],
    mood: 'accept',
    connections: 0,
    async stop() {
      const closing = front;
      front = null;
      for (const socket of sockets) socket.destroy();
      if (closing) await new Promise((resolve) => closing.close(resolve));
    },
    async start() {
      const inner = makeServer(smtp, sockets);
      inner.on('error', () => {});
      front = createServer((socket) => {
        smtp.connections += 1;
        sockets.add(socket);
        socket.on('error', () => {});
        socket.on('close', () => sockets.delete(socket));
        if (smtp.mood !== 'stall') inner.server.emit('connection', socket);
      });
      front.listen(smtp.port, '127.0.0.1');
      await once(front, 'listening');
      smtp.port = (front.address() as AddressInfo).port;
    },
  };
  await smtp.start();
  return smtp;
}
