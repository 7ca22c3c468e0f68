import path from 'node:path';

/** Runs one of the project's commands and resolves with its exit code. */
export async function runCommand(command: string, rest: string[]): Promise<number> {
  switch (command) {
    case 'start':
    case 'dev': {
      const { main } = await import('./supervisor/main.ts');
      return main(command);
    }
    case 'build': {
      const { buildSite } = await import('./build/build.ts');
      return buildSite(path.resolve(import.meta.dirname, '../..'));
    }
    case 'seed':
    case 'migrate':
    case 'reset-second-factor':
    case 'payload': {
      const { runStandalone } = await import('./standalone/main.ts');
      return runStandalone(command, rest);
    }
    case 'backup': {
      const { runBackup } = await import('./backup/backup-command.ts');
      return runBackup(rest);
    }
    case 'restore': {
      const { runRestore } = await import('./backup/restore-command.ts');
      return runRestore(rest);
    }
    default:
      console.error(
        'Commands: start, dev, build, seed, migrate, backup, restore, reset-second-factor, payload',
      );
      return 1;
  }
}
