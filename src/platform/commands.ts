import path from 'node:path';
import { giveServerActionsKey } from './env.ts';
import { tellOperator } from './operator-error.ts';

export async function runCommand(command: string, rest: string[]): Promise<number> {
  switch (command) {
    case 'start':
    case 'dev': {
      const { main } = await import('./supervisor/main.ts');
      return main(command);
    }
    case 'build': {
      const { buildSite } = await import('./build/build.ts');
      const { loadSettings, projectRoot } = await import('./supervisor/settings.ts');
      const { readServerActionsKey } = await import('./supervisor/secrets.ts');
      return tellOperator(async () => {
        const secrets = path.join(loadSettings().env.dataDir, 'secrets');
        // A build may run as a user without read access, or before the first start.
        giveServerActionsKey(await readServerActionsKey(secrets).catch(() => undefined));
        return buildSite(projectRoot);
      });
    }
    case 'seed':
    case 'migrate':
    case 'reset-second-factor':
    case 'payload': {
      const { runStandalone } = await import('./standalone/main.ts');
      return runStandalone(command, rest);
    }
    case 'restart': {
      const { runRestart } = await import('./supervisor/restart-command.ts');
      return runRestart();
    }
    case 'backup': {
      const { runBackup } = await import('./backup/backup-command.ts');
      return runBackup(rest);
    }
    case 'restore': {
      const { runRestore } = await import('./backup/restore-command.ts');
      return runRestore(rest);
    }
    case 'upgrade-postgres': {
      const { runUpgrade } = await import('./postgres/upgrade-command.ts');
      return runUpgrade(rest);
    }
    default:
      console.error(
        'Commands: start, restart, dev, build, seed, migrate, backup, restore, upgrade-postgres, reset-second-factor, payload',
      );
      return 1;
  }
}
