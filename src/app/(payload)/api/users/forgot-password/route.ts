import { askForPassword } from '@/accounts/actions/sign-in-routes';

export const POST = askForPassword;
