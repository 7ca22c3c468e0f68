vcl 4.1;

# A shared cache that keeps pages and asks the site for each view whether they still count. An edit is
# seen on the next view, and unchanged pages cost the site a 304.

backend site {
	.host = "127.0.0.1";
	.port = "3000";
}

sub vcl_recv {
	# Who comes during a fetch that began before an edit must not get its answer.
	set req.hash_ignore_busy = true;
}

sub vcl_backend_response {
	if (beresp.http.Cache-Control ~ "must-revalidate" && beresp.http.ETag && !beresp.http.Set-Cookie) {
		# Varnish keeps nothing without a lifetime; this one ends before the next view.
		set beresp.ttl = 1ms;
		set beresp.grace = 0s;
		set beresp.keep = 1d;
		return (deliver);
	}
}
