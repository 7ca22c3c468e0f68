// One file, so that a single worker crawls the site once.
import './crawl/head';
import './crawl/links';
import './crawl/offers';
import './crawl/overlap';
