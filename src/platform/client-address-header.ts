/** Set by our server on every request, over whatever the visitor sent under this name. */
export const clientAddressHeader = 'x-client-address';
