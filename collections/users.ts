import type { CollectionConfig, FieldAccess } from 'payload';
import { collectionAccess } from '@/accounts/hooks/access';
import {
  endSessionsEndpoint,
  inviteEndpoints,
  noForgotPassword,
  noVerification,
} from '@/accounts/hooks/account-endpoints';
import {
  checkPassword,
  checkResetPassword,
  demandEnrolment,
  demandSecondStep,
  dropOldLinks,
  noteSignIn,
  recordSignIn,
  recordSignOut,
  refuseBarePassword,
  tellAboutChanges,
  withholdSession,
} from '@/accounts/hooks/account-hooks';
import { passwordLinkHours, roleLabels, roleWords } from '@/accounts/rules/accounts';
import { roles } from '@/accounts/rules/permissions';
import { panelField } from '@/content/hooks/fields/common';
import {
  handOverEndpoint,
  keepOneAdmin,
  noteDeletion,
  refuseWhileNeeded,
} from '@/office/hooks/account-duties';
import type { User } from '@/payload-types';
import {
  dateField,
  dayAndTime,
  emailField,
  ifFilled,
  selectField,
  textField,
} from '@/platform/database/fields';
import { getEnv } from '@/platform/env';

const isAdmin: FieldAccess<User> = ({ req }) => (req.user as User | null)?.role === 'admin';

/** Private fields of an account. A query over many accounts concerns other people's. */
const ownOrAdmin: FieldAccess<User> = (args) => {
  const user = args.req.user as User | null | undefined;
  return isAdmin(args) || Boolean(user && args.doc?.id === user.id);
};

/** Prevents admins from locking themselves out by mistake. */
const adminForOthers: FieldAccess<User> = (args) =>
  isAdmin(args) && (args.req.user as User).id !== Number(args.id ?? args.doc?.id);

const refused = () => false;

export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Account', plural: 'Accounts' },
  access: collectionAccess('users'),
  auth: {
    useSessions: true,
    tokenExpiration: 60 * 60 * 8,
    // Account locks would let strangers lock anyone out; `guardSignIn` delays attempts instead.
    maxLoginAttempts: 0,
    removeTokenFromResponses: true,
    // A plain http site, such as a local trial, would lose a secure cookie.
    cookies: { secure: getEnv().siteUrl.startsWith('https:'), sameSite: 'Lax' },
    forgotPassword: { expiration: passwordLinkHours * 60 * 60 * 1000 },
  },
  disableDuplicate: true,
  admin: {
    group: 'Settings',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'lastSignInAt'],
    // Searching the e-mail too would deny the search to accounts that may not read it.
    listSearchableFields: ['name'],
    description:
      'Who can sign in to the back office. Everyone sees their colleagues’ names; only admins see the rest and invite colleagues.',
    components: { beforeListTable: ['@/accounts/office/invitations#InviteColleague'] },
  },
  endpoints: [
    noForgotPassword,
    noVerification,
    ...inviteEndpoints,
    endSessionsEndpoint,
    handOverEndpoint,
  ],
  fields: [
    panelField('state', 'State of the account', '@/accounts/office/account-panels#InvitationPanel'),
    textField('name', 'Name', {
      required: true,
      maxLength: 100,
      description: 'Colleagues see it, and so do clients who get an answer.',
    }),
    emailField('email', 'E-mail', {
      required: true,
      unique: true,
      // A new address takes effect after confirmation: "Change the e-mail address", below.
      access: { read: ownOrAdmin, update: refused },
    }),
    {
      // Payload's name for the typed password. It is never stored, so reading it reveals nothing;
      // without read access, Payload's form would offer to change it. It is set once, on creation.
      name: 'password',
      type: 'text',
      virtual: true,
      access: { create: isAdmin, read: ({ req }) => Boolean(req.user), update: refused },
      admin: { hidden: true },
    },
    panelField(
      'credentials',
      'E-mail address and password',
      '@/accounts/office/account-panels#CredentialsPanel',
    ),
    panelField(
      'secondFactor',
      'Second step when signing in',
      '@/accounts/office/account-panels#SecondFactorPanel',
    ),
    selectField('role', 'Role', {
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      options: roles.map((role) => ({ value: role, label: roleLabels[role] })),
      access: { create: isAdmin, read: ownOrAdmin, update: adminForOthers },
      description: `${roles.map((role) => `${roleWords[role]}.`).join(' ')} Only an admin can change it, and no one their own.`,
    }),
    dateField('invitedAt', 'Invited', {
      access: { create: refused, read: ownOrAdmin, update: refused },
      hidden: true,
      date: dayAndTime,
    }),
    dateField('lastSignInAt', 'Last signed in', {
      access: { create: refused, read: ownOrAdmin, update: refused },
      readOnly: true,
      position: 'sidebar',
      date: dayAndTime,
      condition: ifFilled('lastSignInAt'),
      components: { Cell: '@/accounts/office/invitations#SignInCell' },
    }),
    panelField(
      'sessionList',
      'Where the account is signed in',
      '@/accounts/office/account-panels#SessionPanel',
    ),
    panelField('handOver', 'Hand over', '@/office/accounts/HandOverPanel#HandOverPanel'),
  ],
  hooks: {
    beforeOperation: [refuseBarePassword, checkResetPassword, demandEnrolment],
    beforeValidate: [checkPassword],
    beforeChange: [keepOneAdmin, dropOldLinks],
    afterChange: [tellAboutChanges],
    beforeLogin: [demandSecondStep],
    afterLogin: [noteSignIn, recordSignIn],
    afterLogout: [recordSignOut],
    beforeDelete: [refuseWhileNeeded],
    afterDelete: [noteDeletion],
    afterOperation: [withholdSession],
  },
  versions: false,
};
