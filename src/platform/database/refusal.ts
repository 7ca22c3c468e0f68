import { APIError } from 'payload';

/**
 * An error for the person at the form: their mistake, or a late click. Its name is in
 * `loggingLevels`, so the log gets a line, not an alarm.
 * @param status of the answer, 400 to 499
 * @param data for the form, beside the message
 */
export class Refusal extends APIError {
  constructor(message: string, status: number, data: object | null = null) {
    // Payload treats null as no data, though its type does not say so.
    super(message, status, data as never, true);
    // Minifying would change the class name.
    this.name = 'Refusal';
  }
}
