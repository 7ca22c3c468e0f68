import { describe, expect, it } from 'vitest';
import {
  actions,
  grantFor,
  permissions,
  type Resource,
  roles,
  type Viewer,
} from '@/domain/access/permissions';

const resources = Object.keys(permissions) as Resource[];
const viewers: Viewer[] = [...roles, 'anonymous'];
const writing = ['create', 'update', 'delete'] as const;

describe('the permissions table', () => {
  it('answers for every resource, viewer and action', () => {
    for (const resource of resources) {
      for (const viewer of viewers) {
        for (const action of actions) {
          const grant = grantFor(resource, viewer, action);
          expect(['yes', 'no', 'published', 'own'], `${resource} ${viewer} ${action}`).toContain(
            grant,
          );
        }
      }
    }
  });

  it.each(resources)('lets strangers write nothing in %s and see no history', (resource) => {
    for (const action of [...writing, 'versions'] as const) {
      expect(grantFor(resource, 'anonymous', action), action).toBe('no');
    }
  });

  it.each(resources)('lets sales write nothing in %s but their own account', (resource) => {
    for (const action of writing) {
      const allowed = resource === 'users' && action === 'update' ? 'own' : 'no';
      expect(grantFor(resource, 'sales', action), action).toBe(allowed);
    }
  });

  it('keeps accounts and settings in the hands of admins', () => {
    for (const viewer of ['editor', 'sales', 'anonymous'] as const) {
      expect(grantFor('users', viewer, 'create')).toBe('no');
      expect(grantFor('users', viewer, 'delete')).toBe('no');
      expect(grantFor('site-settings', viewer, 'update')).toBe('no');
      expect(grantFor('policy-settings', viewer, 'update')).toBe('no');
    }
  });

  it('shows strangers no account', () => {
    expect(grantFor('users', 'anonymous', 'read')).toBe('no');
  });

  it('shows strangers drafts of nothing', () => {
    const always = ['media', 'redirects', 'site-settings', 'navigation', 'policy-settings'];
    for (const resource of resources) {
      const grant = grantFor(resource, 'anonymous', 'read');
      expect(grant === 'yes', resource).toBe(always.includes(resource));
    }
  });

  it('lets admins do whatever can be done', () => {
    for (const resource of resources) {
      expect(grantFor(resource, 'admin', 'read')).toBe('yes');
      expect(grantFor(resource, 'admin', 'update')).toBe('yes');
    }
  });
});
