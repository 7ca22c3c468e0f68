import { createServer } from 'node:http';
import { AggregatorRegistry, Counter, Gauge, Registry } from 'prom-client';
import type { OperatorEnv } from '../env.ts';
import type { ProcessMetrics } from '../metrics.ts';
import { OperatorError } from '../operator-error.ts';
import { withClient } from '../postgres/site-database.ts';

/** What waits in the database, whichever process will do it. Few rows: finished ones are left out. */
const waitingWork = {
  site_jobs_waiting: {
    help: 'Jobs to run, by queue and state (due, later, failed)',
    sql: `select queue as kind, case when has_error then 'failed'
                 when wait_until > now() then 'later' else 'due' end as state, count(*)::int
            from payload_jobs group by 1, 2`,
  },
  site_mails_waiting: {
    help: 'Mails that are not sent, by kind and state',
    sql: "select kind::text, status::text as state, count(*)::int from mails where status <> 'sent' group by 1, 2",
  },
  site_scans_waiting: {
    help: 'Scans that are waiting or running',
    sql: `select 'scan' as kind, status::text as state, count(*)::int from scan_results
           where status in ('queued', 'running') group by 1, 2`,
  },
};

type Waiting = { kind: string; state: string; count: number };

export type SupervisorMetrics = {
  /** Ends of app processes that were not asked for. */
  restarts: Counter;
  listen(source: MetricsSource): Promise<() => void>;
};

type MetricsSource = {
  env: OperatorEnv;
  databaseUrl: string;
  askProcesses: () => Promise<unknown[]>;
};

function createRegistry({ databaseUrl, askProcesses }: MetricsSource, restarts: Counter) {
  const registry = new Registry();
  registry.registerMetric(restarts);
  const registers = [registry];
  const ready = new Gauge({
    name: 'site_processes_ready',
    help: 'App processes that answer',
    registers,
  });
  const isUp = new Gauge({
    name: 'site_database_up',
    help: '1 if the database answers',
    registers,
  });
  const gauges = Object.entries(waitingWork).map(([name, { help, sql }]) => ({
    sql,
    gauge: new Gauge({ name, help, registers, labelNames: ['kind', 'state'] }),
  }));

  async function readDatabase(): Promise<void> {
    for (const { gauge } of gauges) gauge.reset();
    isUp.set(0);
    await withClient(databaseUrl, async (client) => {
      await client.query("set statement_timeout = '2s'");
      for (const { gauge, sql } of gauges) {
        const { rows } = await client.query<Waiting>(sql);
        for (const { count, ...labels } of rows) gauge.set(labels, count);
      }
      isUp.set(1);
    }).catch(() => {});
  }

  return async (): Promise<string> => {
    const [answers] = await Promise.all([askProcesses(), readDatabase()]);
    const processes = answers.filter((answer) => answer !== undefined) as ProcessMetrics[];
    ready.set(processes.length);
    const together = AggregatorRegistry.aggregate(processes);
    return `${await together.metrics()}\n${await registry.metrics()}`;
  };
}

/** Counts from the start; answers Prometheus only where the operator opened a port. */
export function createSupervisorMetrics(): SupervisorMetrics {
  const restarts = new Counter({
    ...{ name: 'site_process_restarts_total', registers: [] },
    help: 'App processes that ended or hung and were replaced',
  });
  return {
    restarts,
    async listen(source) {
      const { metricsPort: port, bindAddress } = source.env;
      if (port === undefined) return () => {};
      const collect = createRegistry(source, restarts);
      const server = createServer((request, response) => {
        if (request.url !== '/metrics') return void response.writeHead(404).end();
        collect().then(
          (text) =>
            response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text),
          () => response.writeHead(500).end(),
        );
      });
      await new Promise<void>((resolve, reject) => {
        server.once('error', (error) =>
          reject(new OperatorError(`METRICS_PORT ${port} can’t be used: ${error.message}`)),
        );
        // Private unless the operator binds the site to an address as well.
        server.listen(port, bindAddress ?? '127.0.0.1', resolve);
      });
      return () => {
        server.close();
        server.closeAllConnections();
      };
    },
  };
}
