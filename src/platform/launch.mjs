/**
 * The entry of every command. Plain JavaScript, so that an old Node prints a message instead of
 * a syntax error; Node runs the rest, TypeScript, from 22.18 on.
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `\n  This is Node ${process.versions.node}, but the site needs Node 24.\n` +
      '  npm ci brings the right one along, and npm run uses it by itself.\n' +
      '  Run npm ci again (without --ignore-scripts), then npm start.\n',
  );
  process.exit(1);
}

const [command = '', ...rest] = process.argv.slice(2);
const { runCommand } = await import('./commands.ts');
process.exit(await runCommand(command, rest));
