// The work itself, off the page’s thread. A file of our own, so that the bundler makes a worker of it.
import 'altcha/workers/pbkdf2';
