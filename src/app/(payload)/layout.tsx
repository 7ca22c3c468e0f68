import config from '@payload-config';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import '@fontsource-variable/bricolage-grotesque';
import '@fontsource-variable/instrument-sans';
import '@payloadcms/next/css';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import '@/admin/accounts/accounts.css';
import '@/admin/branding/back-office.css';
import '@/admin/dashboard/dashboard.css';
import '@/admin/editing/editing.css';
import '@/admin/inbox/inbox.css';
import '@/admin/person/person.css';
import '@/admin/prices/prices.css';
import '@/admin/lists/lists.css';
import '@/admin/proposals/dialog.css';
import '@/admin/proposals/proposals.css';
import '@/admin/removal/removal.css';
import '@/admin/scans/scans.css';
import '@/admin/scheduling/scheduling.css';
import '@/admin/territories/territories.css';
import { importMap } from './cms/importMap.js';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  return handleServerFunctions({ ...args, config, importMap });
};

export default function BackOfficeLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
