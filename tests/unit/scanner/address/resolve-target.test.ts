import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listOwnIpAddresses } from '@/scanner/address/is-public-address';
import {
  queryNameServers,
  type Resolve,
  readTarget,
  resolveTarget,
} from '@/scanner/address/read-target';

const policy = { allowHosts: ['localhost:4567', '127.0.0.1:4567'], denyHosts: ['198.41.0.4'] };
const never = new AbortController().signal;

function resolved(address: string, answers: readonly string[] | Resolve) {
  const resolve = typeof answers === 'function' ? answers : async () => answers;
  return resolveTarget(readTarget(address, policy), policy, resolve, never);
}

describe('resolving', () => {
  it('returns every public address of a name', async () => {
    const answers = ['93.184.215.14', '2606:4700::1111'];
    expect(await resolved('shop.example', answers)).toEqual(answers);
  });

  it.each([
    [['127.0.0.1']],
    [['93.184.215.14', '10.0.0.1']],
    [['169.254.169.254', '93.184.215.14']],
    [['93.184.215.14', '::1']],
    [['2606:4700::1111', '127.0.0.1']],
    [['::ffff:169.254.169.254']],
    [['64:ff9b::a9fe:a9fe']],
    [['fd00:ec2::254']],
    [['168.63.129.16']],
    [['198.41.0.4']],
    [['not an address']],
  ])('refuses a name that resolves to %j', async (answers) => {
    await expect(resolved('shop.example', answers)).rejects.toMatchObject({
      name: 'RefusedAddress',
      code: 'private-address',
    });
  });

  it('refuses a name that leads to this machine', async () => {
    for (const address of listOwnIpAddresses()) {
      await expect(resolved('shop.example', [address])).rejects.toMatchObject({
        name: 'RefusedAddress',
      });
    }
  });

  it('finds nothing without a DNS answer', async () => {
    const unreachable = { name: 'Unreachable', code: 'dns' };
    await expect(resolved('shop.example', [])).rejects.toMatchObject(unreachable);
    const failing = async () => {
      throw new Error('ENOTFOUND');
    };
    await expect(resolved('shop.example', failing)).rejects.toMatchObject(unreachable);
  });

  it('accepts any address for an exception, and queries nothing for an IP address', async () => {
    expect(await resolved('http://localhost:4567/', ['127.0.0.1'])).toEqual(['127.0.0.1']);
    expect(await resolved('http://127.0.0.1:4567/', ['10.0.0.1'])).toEqual(['127.0.0.1']);
  });

  it('finds the hosts file’s names for an exception', async () => {
    const target = readTarget('http://localhost:4567/', policy);
    const found = await resolveTarget(target, policy, undefined, never);
    expect(['127.0.0.1', '::1']).toContain(found[0]);
  });

  it('ends with its signal', async () => {
    const stop = new AbortController();
    const target = readTarget('shop.example', policy);
    const waiting = resolveTarget(target, policy, () => new Promise(() => {}), stop.signal);
    stop.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
  });
});

const typeOf = (question: Buffer) => question.readUInt16BE(question.length - 4);

/** A name server on a free port: the answers by type (A is 1, AAAA 28), or silence for undefined. */
async function nameServer(answers: Record<number, number[] | undefined>): Promise<string> {
  const server = createSocket('udp4');
  server.on('message', (query, { port, address }) => {
    const end = query.indexOf(0, 12) + 5;
    const question = query.subarray(12, end);
    const data = answers[typeOf(question)];
    if (!data) return;
    const head = Buffer.from(query.subarray(0, 12));
    head.writeUInt16BE(0x8180, 2);
    head.writeUInt16BE(data.length > 0 ? 1 : 0, 6);
    head.writeUInt16BE(0, 10);
    const record = Buffer.from([0xc0, 12, 0, typeOf(question), 0, 1, 0, 0, 0, 9, 0, data.length]);
    const answer = data.length > 0 ? [record, Buffer.from(data)] : [];
    server.send(Buffer.concat([head, question, ...answer]), port, address);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  return `127.0.0.1:${server.address().port}`;
}

describe('querying name servers', () => {
  const ipv4 = [93, 184, 215, 14];
  const ipv6 = [0x26, 6, 0x47, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x11, 0x11];

  it('returns both kinds of addresses', async () => {
    const server = await nameServer({ 1: ipv4, 28: ipv6 });
    expect(await queryNameServers('shop.example', never, [server])).toEqual([
      '93.184.215.14',
      '2606:4700::1111',
    ]);
  });

  it('accepts one kind, and a server that never answers for IPv6', async () => {
    const without = await nameServer({ 1: ipv4, 28: [] });
    expect(await queryNameServers('shop.example', never, [without])).toEqual(['93.184.215.14']);
    const silent = await nameServer({ 1: ipv4 });
    expect(await queryNameServers('shop.example', never, [silent])).toEqual(['93.184.215.14']);
    const only = await nameServer({ 1: [], 28: ipv6 });
    expect(await queryNameServers('shop.example', never, [only])).toEqual(['2606:4700::1111']);
  });

  it('rejects without an answer of either kind', async () => {
    const server = await nameServer({ 1: [], 28: [] });
    await expect(queryNameServers('shop.example', never, [server])).rejects.toThrow('ENODATA');
  });

  it('ends with its signal', async () => {
    const server = await nameServer({});
    const stop = new AbortController();
    const waiting = queryNameServers('shop.example', stop.signal, [server]);
    stop.abort();
    await expect(waiting).rejects.toThrow('ECANCELLED');
  });
});
