-- Matches are played again from their logs in milliseconds, so that nothing needs to be cached.
DROP TABLE snapshots;
