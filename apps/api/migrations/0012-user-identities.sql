-- What a typed user name is compared with: identityOf() of @kontor/domain/identity, which lower() gives in no locale for
-- every name. Filled by src/auth/users/storedIdentities.ts.
alter table users add column identity text;
