import type { JSONField } from 'payload';

type Shape = Pick<JSONField, 'jsonSchema' | 'typescriptSchema'>;

/**
 * Gives a JSON field a shape: Payload refuses values of another shape. `payload-types.ts` names the
 * type, so that readers need no cast.
 * @param type its module and name, e.g. `import('@/scanner/model/report').ScanReport`
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
