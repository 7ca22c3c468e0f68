import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObject,
  Registry,
} from 'prom-client';
import { countConnections } from './database/open-pools.ts';
import { sharedState } from './shared-state.ts';

/** What a process counts of its own work. The supervisor adds the processes up for Prometheus. */

/** Seconds. */
const buckets = [0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  /** Set by the page cache. */
  const cache = { read: () => ({ pages: 0, bytes: 0 }) };
  /** A number of its own: an answer from memory takes microseconds. */
  const counts = { kept: 0 };
  collectDefaultMetrics({ register: registry });
  new Gauge({
    ...{ registers, name: 'site_page_cache_pages', help: 'Pages and assets in memory' },
    collect() {
      this.set(cache.read().pages);
    },
  });
  new Gauge({
    ...{ registers, name: 'site_page_cache_bytes' },
    help: 'Bytes of the pages and assets in memory, in all encodings',
    collect() {
      this.set(cache.read().bytes);
    },
  });
  new Counter({
    ...{ registers, name: 'site_http_answers_from_memory_total' },
    help: 'Answers with a kept page or asset',
    collect() {
      this.reset();
      this.inc(counts.kept);
    },
  });
  return {
    registry,
    cache,
    counts,
    requests: new Histogram({
      ...{ registers, buckets },
      name: 'site_http_request_duration_seconds',
      help: 'Time until an answer was sent that was not in memory, by method and class of status',
      labelNames: ['method', 'status'],
    }),
    jobs: new Counter({
      ...{ registers, name: 'site_jobs_total', labelNames: ['task', 'outcome'] },
      help: 'Runs of jobs by task and outcome; mails are deliver-mail, scans are scan-site',
    }),
    modelAnswers: new Counter({
      ...{ registers, name: 'site_chat_model_answers_total', labelNames: ['outcome'] },
      help: 'Questions for the language model: worded, unanswered, refused (beyond its passages), failed',
    }),
    connections: new Gauge({
      ...{ registers, name: 'site_database_connections', labelNames: ['state'] },
      help: 'Connections of the pools (open, idle) and requests that wait for one (waiting)',
      collect() {
        for (const [state, count] of Object.entries(countConnections())) this.set({ state }, count);
      },
    }),
  };
}

/** One for all copies of this module in Next's bundles. */
export const metrics = () => sharedState('metrics', createMetrics);

export type ProcessMetrics = MetricObject[];

export function readProcessMetrics(): Promise<ProcessMetrics> {
  return metrics().registry.getMetricsAsJSON() as Promise<ProcessMetrics>;
}
