import { describe, expect, it } from 'vitest';
import {
  actions,
  grantFor,
  permissions,
  type Resource,
  roles,
  type Viewer,
} from '@/accounts/rules/permissions';

const resources = Object.keys(permissions) as Resource[];
const viewers: Viewer[] = [...roles, 'anonymous'];
/** Records of events: no role may change them, because that would allow forgery. */
const writtenByTheSite = new Set<string>([
  'scan-results',
  'site-crawls',
  'report-mails',
  'mails',
  'housekeeping-reports',
  'page-views',
  'proposal-events',
  'price-changes',
  'audit-log',
]);
const writing = ['create', 'update', 'delete'] as const;

describe('the permissions table', () => {
  it('answers for every resource, viewer and action', () => {
    for (const resource of resources) {
      for (const viewer of viewers) {
        for (const action of actions) {
          const grant = grantFor(resource, viewer, action);
          const known = ['yes', 'no', 'published', 'kept', 'trash', 'own', 'names'];
          expect(known, `${resource} ${viewer} ${action}`).toContain(grant);
        }
      }
    }
  });

  it.each(resources)('lets visitors write nothing in %s and read no versions', (resource) => {
    for (const action of [...writing, 'versions'] as const) {
      expect(grantFor(resource, 'anonymous', action), action).toBe('no');
    }
  });

  it.each(resources)(
    'lets sales write in %s only their own collections, and delete nothing',
    (resource) => {
      const isTheirs = ['submissions', 'proposals', 'territories'].includes(resource);
      // Visitors begin conversations; sales answer them.
      const isAnswered = resource === 'conversations';
      const own = resource === 'users' ? 'own' : 'no';
      expect(grantFor(resource, 'sales', 'create')).toBe(isTheirs ? 'yes' : 'no');
      expect(grantFor(resource, 'sales', 'update')).toBe(isTheirs || isAnswered ? 'yes' : own);
      expect(grantFor(resource, 'sales', 'delete')).toBe('no');
    },
  );

  it('hides enquiries and proposals from editors', () => {
    for (const action of actions) {
      expect(grantFor('submissions', 'editor', action)).toBe('no');
      expect(grantFor('proposals', 'editor', action)).toBe('no');
      expect(grantFor('proposal-events', 'editor', action)).toBe('no');
    }
    expect(grantFor('territories', 'editor', 'read')).toBe('yes');
    expect(grantFor('territories', 'editor', 'update')).toBe('no');
  });

  it('forbids manual changes of scan results to every role', () => {
    for (const viewer of viewers) {
      expect(grantFor('scan-results', viewer, 'create')).toBe('no');
      expect(grantFor('scan-results', viewer, 'update')).toBe('no');
    }
  });

  it('reserves accounts and settings for admins', () => {
    for (const viewer of ['editor', 'sales', 'anonymous'] as const) {
      expect(grantFor('users', viewer, 'create')).toBe('no');
      expect(grantFor('users', viewer, 'delete')).toBe('no');
      expect(grantFor('site-settings', viewer, 'update')).toBe('no');
      expect(grantFor('policy-settings', viewer, 'update')).toBe('no');
    }
  });

  it.each([
    'users',
    'submissions',
    'conversations',
    'unanswered-questions',
    'proposals',
    'territories',
    'keywords',
    'scan-results',
    'site-crawls',
    'report-mails',
    'audit-log',
    'price-changes',
    'proposal-events',
    'proposal-terms',
  ] as const)('shows strangers nothing of %s', (resource) => {
    expect(grantFor(resource, 'anonymous', 'read')).toBe('no');
  });

  it('shows no drafts to visitors', () => {
    const always = [
      'redirects',
      ...['site-settings', 'navigation', 'policy-settings', 'estimator-settings'],
      'scanner-settings',
    ];
    for (const resource of resources) {
      const grant = grantFor(resource, 'anonymous', 'read');
      expect(grant === 'yes', resource).toBe(always.includes(resource));
    }
  });

  it('reserves permanent deletion of site content for admins', () => {
    const shown = resources.filter((resource) =>
      ['published', 'kept'].includes(grantFor(resource, 'anonymous', 'read')),
    );
    expect(shown.length).toBeGreaterThan(15);
    for (const resource of shown) {
      expect(grantFor(resource, 'admin', 'delete'), resource).toBe('yes');
      expect(grantFor(resource, 'editor', 'delete'), resource).toBe('trash');
    }
  });

  it('lets admins do everything that is possible', () => {
    for (const resource of resources) {
      expect(grantFor(resource, 'admin', 'read')).toBe('yes');
      const update = writtenByTheSite.has(resource) ? 'no' : 'yes';
      expect(grantFor(resource, 'admin', 'update'), resource).toBe(update);
    }
  });
});
