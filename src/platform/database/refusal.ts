import { APIError } from 'payload';

/** An error for the person at the form. Its name is in `loggingLevels`: a line, not an alarm. */
export class Refusal extends APIError {
  constructor(message: string, status: number, data: object | null = null) {
    // Payload treats null as no data, though its type does not say so.
    super(message, status, data as never, true);
    // Minifying would change the class name.
    this.name = 'Refusal';
  }
}
