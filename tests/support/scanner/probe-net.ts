import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { loopbackNet } from '@/scanner/cases/hostile';
import type { GuardedClient } from '@/scanner/fetch/contract';
import { createGuardedClient, type GuardedClientOptions } from '@/scanner/fetch/guarded-client';

/**
 * One of the files in tests/support/certificates. Made once with OpenSSL, for these tests alone: an
 * authority nobody trusts (to 2136), and of one key for shop.example a certificate to 2125, one that
 * ended with 2020 and one signed by itself.
 */
export function certificate(
  name: 'authority.pem' | 'valid.pem' | 'expired.pem' | 'self-signed.pem' | 'site.key',
): string {
  return readFileSync(path.join(import.meta.dirname, '../certificates', name), 'utf8');
}

/** An ordinary address for names to lead to. Nothing is ever sent there. */
export const publicAddress = '93.184.215.14';

export interface ProbeNet {
  client: GuardedClient;
  /** `address:port` that the client meant to connect to. */
  asked: string[];
  /** Method and path of what reached the server, whichever address was meant. */
  received: string[];
  /** Connections that reached the server. */
  connections: () => number;
  options: GuardedClientOptions;
  port: number;
}

async function probe(
  server: net.Server,
  received: string[],
  given: Partial<GuardedClientOptions>,
): Promise<ProbeNet> {
  let connections = 0;
  const sockets = new Set<net.Socket>();
  server.on('connection', (socket: net.Socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { asked, connect } = loopbackNet(port);
  const options: GuardedClientOptions = {
    allowHosts: [],
    denyHosts: [],
    userAgent: 'Probe/1.0',
    resolve: async () => [publicAddress],
    connect,
    ...given,
  };
  const client = createGuardedClient(options);
  onTestFinished(async () => {
    await client.close();
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { client, asked, received, connections: () => connections, options, port };
}

/**
 * A guarded client in a network in which every name is public and every address leads to one server
 * of this process, which answers as told and notes what reaches it.
 *
 * @param given what the client gets instead, e.g. other answers of DNS
 */
export function probeHttp(
  answer: http.RequestListener,
  given: Partial<GuardedClientOptions> = {},
): Promise<ProbeNet> {
  const received: string[] = [];
  const server = http.createServer((request, response) => {
    received.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  return probe(server, received, given);
}

/** The same over TLS, with one of the certificates for shop.example. */
export function probeHttps(
  name: 'valid.pem' | 'expired.pem' | 'self-signed.pem',
  options: https.ServerOptions = {},
): Promise<ProbeNet> {
  const files = { cert: certificate(name), key: certificate('site.key') };
  const server = https.createServer({ ...files, ...options }, (_request, response) => {
    response.end('secure');
  });
  server.on('tlsClientError', () => {});
  return probe(server, [], {});
}

/** The same for a server that says whatever bytes it likes. */
export function probeBytes(
  talk: (socket: net.Socket) => void,
  given: Partial<GuardedClientOptions> = {},
): Promise<ProbeNet> {
  return probe(net.createServer(talk), [], given);
}
