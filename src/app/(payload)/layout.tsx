import config from '@payload-config';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import '@fontsource-variable/bricolage-grotesque';
import '@fontsource-variable/instrument-sans';
import '@payloadcms/next/css';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import '@/accounts/office/accounts.css';
import '@/office/branding/back-office.css';
import '@/office/dashboard/dashboard.css';
import '@/office/editing/editing.css';
import '@/enquiries/office/inbox.css';
import '@/office/person/person.css';
import '@/prices/office/prices.css';
import '@/office/lists/lists.css';
import '@/design/office/dialog.css';
import '@/proposals/office/proposals.css';
import '@/office/removal/removal.css';
import '@/scans/office/scans.css';
import '@/content/office/scheduling.css';
import '@/territories/office/territories.css';
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
