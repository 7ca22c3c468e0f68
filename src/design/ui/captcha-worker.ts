// Runs the proof of work off the main thread. A separate file, so that the bundler creates a
// worker.
import 'altcha/workers/pbkdf2';
