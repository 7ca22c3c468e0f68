/** The server sets this header on every request, overwriting any value that the visitor sent. */
export const clientAddressHeader = 'x-client-address';
