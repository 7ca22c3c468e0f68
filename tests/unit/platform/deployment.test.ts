import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments, parse as parseYaml } from 'yaml';
import { namesOfSettings, readOperatorEnv } from '@/platform/env';

/** Files for machines that these tests don’t have: their claims about the site must be true. */

const read = (file: string) => readFileSync(file, 'utf8');

// Read by Next, and passed on by the supervisor.
const known = [...['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'NODE_ENV', 'DATA_DIR', 'PATH']];
const isSetting = (name: string) => known.includes(name) || namesOfSettings({ [name]: 'x' }).length;

function readEnvFile(file: string): Record<string, string> {
  const lines = read(file).match(/^\w+=.*$/gm) ?? [];
  return Object.fromEntries(lines.map((line) => line.split(/=(.*)/s)));
}

interface Container {
  args?: string[];
  envFrom: unknown[];
  securityContext: object;
  [probe: string]: unknown;
}
interface Manifest {
  kind: string;
  metadata: { name: string };
  data: Record<string, string>;
  stringData: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: each kind of manifest has another shape.
  spec: any;
}

const manifests = readdirSync('deploy/kubernetes').flatMap((file) =>
  parseAllDocuments(read(`deploy/kubernetes/${file}`)).map((each) => each.toJS() as Manifest),
);
const manifest = (kind: string) => manifests.find((each) => each.kind === kind) as Manifest;
const pod = manifest('Deployment').spec.template.spec;
const [site] = pod.containers as Container[];
const [migrate] = pod.initContainers as Container[];

const compose = parseYaml(read('compose.yaml'), { merge: true });
const dockerfile = read('Dockerfile');
const unit = read('deploy/systemd/agency-site.service');
const siteServer = read('src/platform/http/site-server.ts') + read('src/platform/paths.ts');

describe('every variable named in', () => {
  it.each([
    ['the example for compose', Object.keys(readEnvFile('deploy/compose/site.env.example'))],
    ['compose.yaml', Object.keys(compose.services['app-1'].environment)],
    ['the ConfigMap', Object.keys(manifest('ConfigMap').data)],
    ['the Secret', Object.keys(manifest('Secret').stringData)],
    ['the image', dockerfile.match(/(?<=^ENV .*)\b[A-Z_]+(?==)/gm) ?? []],
    ['the service', unit.match(/(?<=^Environment=.*)\b[A-Z_]+(?==)/gm) ?? []],
    ['.env.example', read('.env.example').match(/(?<=^#)[A-Z][A-Z\d_]+(?==)/gm) ?? []],
  ])('%s is a setting of the site', (_where, names) => {
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !isSetting(name))).toEqual([]);
  });

  it('a setting that no longer exists is found', () => {
    expect(isSetting('S3_BUCKETS')).toBeFalsy();
  });
});

describe('several machines', () => {
  const shared = [
    ...['DATABASE_URL', 'PAYLOAD_SECRET', 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'SMTP_URL'],
    ...['STUDIO_PASSWORD', 'BETA_PASSWORD', 'SITE_URL', 'S3_BUCKET', 'TRUSTED_PROXY_HOPS'],
  ];

  it('have the same secrets, pictures and address under compose', () => {
    const env = readEnvFile('deploy/compose/site.env.example');
    const { environment, env_file } = compose.services['app-1'];
    expect(env_file).toBe('deploy/compose/site.env');
    expect(Object.keys({ ...env, ...environment })).toEqual(expect.arrayContaining(shared));
    expect(compose.services['app-2']).toEqual(compose.services['app-1']);
    const filled = Object.entries({ ...env, ...environment }).map(([name, value]) => [
      name,
      value || 'a-value-with-32-characters-or-more',
    ]);
    const { s3, databaseUrl } = readOperatorEnv(Object.fromEntries(filled));
    const services = readEnvFile('deploy/compose/services.env.example');
    expect(new URL(databaseUrl ?? '').hostname in compose.services).toBe(true);
    expect(new URL(databaseUrl ?? '').password).toBe(services.POSTGRES_PASSWORD);
    expect(new URL(s3?.endpoint ?? '').hostname in compose.services).toBe(true);
    expect(s3?.secretAccessKey).toBe(services.MINIO_ROOT_PASSWORD);
    expect(compose.services.bucket.entrypoint.at(-1)).toContain(`store/${s3?.bucket}`);
  });

  it('have them under Kubernetes', () => {
    const given = { ...manifest('ConfigMap').data, ...manifest('Secret').stringData };
    expect(Object.keys(given)).toEqual(expect.arrayContaining(shared));
    for (const container of [site, migrate]) {
      expect(container?.envFrom).toEqual([
        { configMapRef: { name: manifest('ConfigMap').metadata.name } },
        { secretRef: { name: manifest('Secret').metadata.name } },
      ]);
    }
  });
});

it('probes, ports and names belong together', () => {
  expect(siteServer).toContain("'/healthz'");
  expect(site?.livenessProbe).toMatchObject({ httpGet: { path: '/healthz', port: 'http' } });
  for (const probe of [site?.readinessProbe, site?.startupProbe]) {
    expect(probe).toMatchObject({ httpGet: { path: '/readyz', port: 'http' } });
  }
  const { port } = readOperatorEnv({});
  const { METRICS_PORT } = manifest('ConfigMap').data;
  expect(site?.ports).toEqual([
    { name: 'http', containerPort: port },
    { name: 'metrics', containerPort: Number(METRICS_PORT) },
  ]);
  const { annotations } = manifest('Deployment').spec.template.metadata;
  expect(annotations).toMatchObject({ 'prometheus.io/port': METRICS_PORT });
  expect(dockerfile).toContain(`EXPOSE ${port}\n`);
  expect(dockerfile).toContain(`127.0.0.1:${port}/readyz`);
  const caddyfile = read('deploy/compose/Caddyfile');
  for (const name of ['app-1', 'app-2']) expect(caddyfile).toContain(`${name}:${port}`);
  expect(caddyfile).toContain('health_uri /readyz');
  const labels = manifest('Deployment').spec.template.metadata.labels;
  expect(manifest('Service').spec.selector).toEqual(labels);
  expect(manifest('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
  expect(manifest('HorizontalPodAutoscaler').spec.scaleTargetRef.name).toBe(
    manifest('Deployment').metadata.name,
  );
});

it('runs as an ordinary user who can write to its data and /tmp only', () => {
  expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 });
  for (const container of [site, migrate]) {
    expect(container?.securityContext).toMatchObject({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  }
  expect(compose.services['app-1']).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  expect(dockerfile).toContain('USER 10001:10001');
  expect(unit).toContain('ProtectSystem=strict');
  expect(unit).toContain('DATA_DIR=/var/lib/agency-site/data');
  expect(unit).toContain('StateDirectory=agency-site\n');
});

it('gives a stop the time that the supervisor needs', () => {
  const limit = 35;
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(limit + 5);
  expect(Number.parseInt(compose.services['app-1'].stop_grace_period, 10)).toBeGreaterThan(limit);
  expect(Number(unit.match(/TimeoutStopSec=(\d+)/)?.[1])).toBeGreaterThan(limit);
});

it('starts with commands that exist', () => {
  const commands = read('src/platform/commands.ts');
  expect(migrate?.args).toEqual(['node', 'src/platform/launch.mjs', 'migrate']);
  expect(dockerfile).toContain('CMD ["node", "src/platform/launch.mjs", "start"]');
  for (const command of ['start', 'migrate']) expect(commands).toMatch(new RegExp(command));
});

it('puts every input of the build and the start into the image', () => {
  const kept = (read('.dockerignore').match(/^!.+$/gm) ?? []).map((line) => line.slice(1));
  const inputs = read('src/platform/build/build.ts').match(/const INPUTS = \[([^\]]*)\]/)?.[1];
  const names = inputs?.match(/'[^']+'/g)?.map((name) => name.slice(1, -1)) ?? [];
  expect(names.length).toBeGreaterThan(5);
  expect(kept).toEqual(expect.arrayContaining([...names, 'package.json', 'seed']));
});
