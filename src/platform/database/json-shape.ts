import type { JSONField } from 'payload';

type Shape = Pick<JSONField, 'jsonSchema' | 'typescriptSchema'>;

/**
 * Payload refuses values of another shape, and `payload-types.ts` names the type for readers.
 * @param type e.g. `import('@/scanner/model/report').ScanReport`
 * @param schema JSON Schema of the parts that readers rely on
 */
export function jsonShape(
  type: string,
  schema: NonNullable<JSONField['jsonSchema']>['schema'],
): Shape {
  // Payload requires a name here, but never fetches it when the schema is present.
  const uri = `schema:${type}`;
  return {
    jsonSchema: { uri, fileMatch: [uri], schema },
    typescriptSchema: [() => ({ tsType: `${type} | null` })],
  };
}
