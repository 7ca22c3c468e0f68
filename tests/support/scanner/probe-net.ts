import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { createLoopbackNet } from '@/scanner/cases/hostile';
import { createGuardedClient, type GuardedClientOptions } from '@/scanner/fetch/guarded-client';
import type { GuardedClient } from '@/scanner/fetch/guarded-request';

/**
 * A file of tests/support/certificates, made with OpenSSL for these tests: an untrusted authority
 * (to 2136), and with one key for shop.example a certificate to 2125, one expired in 2020 and a
 * self-signed one.
 */
export function certificate(
  name: 'authority.pem' | 'valid.pem' | 'expired.pem' | 'self-signed.pem' | 'site.key',
): string {
  return readFileSync(path.join(import.meta.dirname, '../certificates', name), 'utf8');
}

/** A public address for names to resolve to. Nothing is sent there. */
export const publicAddress = '93.184.215.14';

export interface ProbeNet {
  client: GuardedClient;
  /** `address:port` of each connection attempt. */
  asked: string[];
  /** Method and path of each request at the server, for any address. */
  received: string[];
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
  const { asked, connect } = createLoopbackNet(port);
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
 * A guarded client in a network where every name is public and every address leads to one recording
 * server.
 * @param given replacements for the client, e.g. other answers of DNS
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

/** The same over TLS, with a certificate for shop.example. */
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

/** The same for a server that sends raw bytes. */
export function probeBytes(
  talk: (socket: net.Socket) => void,
  given: Partial<GuardedClientOptions> = {},
): Promise<ProbeNet> {
  return probe(net.createServer(talk), [], given);
}
