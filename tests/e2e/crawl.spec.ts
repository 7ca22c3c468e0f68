// One file, so that one worker follows the links, and does it once.
import './crawl/head';
import './crawl/links';
import './crawl/offers';
import './crawl/overlap';
