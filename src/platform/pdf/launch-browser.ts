import { type Browser, chromium } from 'playwright-core';

/** A page takes a second or two; what takes longer hangs. */
export const limitMs = 30_000;

/** It is here to set one page of ours, which we hand to it: it looks nothing up by itself. */
const browserArguments = [
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--host-resolver-rules=MAP * ~NOTFOUND',
];

/** What Chromium says as root, and where the system lets it make no namespace of its own. */
const refusals =
  /without --no-sandbox is not supported|No usable sandbox|sandboxing failed|sandbox_host|zygote_host|move to new namespace/i;

/** Browsers that have refused their sandbox since this process began. */
const withoutSandbox = new Set<string>();

function launch(executablePath: string, chromiumSandbox: boolean): Promise<Browser> {
  return chromium.launch({
    executablePath,
    chromiumSandbox,
    args: browserArguments,
    timeout: limitMs,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

/**
 * Starts the operator's browser in its sandbox, or without where the machine does not allow one:
 * tried once per process, and told once.
 */
export async function launchBrowser(
  executablePath: string,
  warn: (text: string) => void,
): Promise<Browser> {
  if (!withoutSandbox.has(executablePath)) {
    try {
      return await launch(executablePath, true);
    } catch (error) {
      if (!refusals.test((error as Error).message)) throw error;
      if (!withoutSandbox.has(executablePath)) {
        withoutSandbox.add(executablePath);
        warn(
          'The browser for PDF files runs without its sandbox: this machine or this user does not allow one. ' +
            'Run the site as an ordinary user who may make user namespaces; see Proposals as PDF in docs/operations.md.',
        );
      }
    }
  }
  return launch(executablePath, false);
}
