import type { JSONField } from 'payload';

type Shape = Pick<JSONField, 'jsonSchema' | 'typescriptSchema'>;

/**
 * Gives a JSON field a shape: Payload refuses a value of another one, and `payload-types.ts` names the
 * type, so that readers need no cast.
 *
 * @param type where it is declared and its name, e.g. `import('@/scanner/model/report').ScanReport`
 * @param schema JSON Schema of as much of it as readers rely on
 */
export function jsonShape(
  type: string,
  schema: NonNullable<JSONField['jsonSchema']>['schema'],
): Shape {
  // Payload wants a name for it and asks nobody as long as the schema is there.
  const uri = `schema:${type}`;
  return {
    jsonSchema: { uri, fileMatch: [uri], schema },
    typescriptSchema: [() => ({ tsType: `${type} | null` })],
  };
}
