import config from '@payload-config';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import '@fontsource-variable/bricolage-grotesque';
import '@fontsource-variable/instrument-sans';
import '@payloadcms/next/css';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import '@/design/office/office.css';
import '@/prices/office/price-board.css';
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
