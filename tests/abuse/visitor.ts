import { request as open } from 'node:http';
import { request as openTls } from 'node:https';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
  ms: number;
  /** Bytes of the body that were sent before the site answered. */
  sent: number;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  /** Text, bytes, or a number: that many bytes without a length, piece by piece. */
  body?: string | Buffer | number;
}

const piece = Buffer.alloc(64 * 1024, 0x20);

/** Sends a request as a program would: without following redirects, with the address unchanged. */
export function ask(origin: string, path: string, question: Question = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = question;
  const { protocol, hostname, port } = new URL(origin);
  const since = performance.now();
  return new Promise((resolve, reject) => {
    let sent = 0;
    let isAnswered = false;
    const request = (protocol === 'https:' ? openTls : open)(
      { hostname, port, path, method, headers, agent: false },
      (response) => {
        isAnswered = true;
        const chunks: Buffer[] = [];
        const finish = () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(
              Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
            ),
            body: Buffer.concat(chunks).toString('utf8'),
            ms: performance.now() - since,
            sent,
          });
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', finish);
        // An answer before the end of the body may close the connection.
        response.on('error', finish);
      },
    );
    request.on('error', (error) => {
      if (isAnswered) return;
      // A connection closed during a body counts as a refusal as well.
      if (typeof body === 'number' && sent > 0) {
        resolve({ status: 0, headers: {}, body: '', ms: performance.now() - since, sent });
      } else reject(error);
    });
    if (typeof body !== 'number') {
      sent = body?.length ?? 0;
      request.end(body);
      return;
    }
    const write = () => {
      while (sent < body) {
        if (isAnswered || request.destroyed) return request.destroy();
        sent += piece.length;
        if (!request.write(piece)) return request.once('drain', write);
      }
      return request.end();
    };
    write();
  });
}
